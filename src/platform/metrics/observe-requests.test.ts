import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { listen } from '../http/listen.ts';
import { observeRequests } from './observe-requests.ts';
import { createRequestMetrics } from './request-metrics.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

async function requestIdOf(continuesTraces: boolean, traceparent: string) {
  const requestMetrics = createRequestMetrics(new Registry());
  const observe = observeRequests({ requestMetrics, pageOf: () => null, accessLog: null, continuesTraces });
  const server = await listen(createApiApp({ calls: [], observe }), '127.0.0.1', 0);
  closers.push(server.close);
  const answer = await fetch(`http://127.0.0.1:${server.port}/x`, { headers: { traceparent } });
  return answer.headers.get('X-Request-Id');
}

test('uses the trace ID of a trusted proxy as the request ID', async () => {
  expect(await requestIdOf(true, `00-${TRACE}-00f067aa0ba902b7-01`)).toBe(TRACE);
});

test.each([
  ['a trace ID if the proxy is not trusted', false, `00-${TRACE}-00f067aa0ba902b7-01`],
  ['an invalid traceparent', true, `00-${TRACE}-00f0-01`],
])('ignores %s', async (_, continuesTraces, traceparent) => {
  const id = await requestIdOf(continuesTraces, traceparent);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(id).not.toBe(TRACE);
});
