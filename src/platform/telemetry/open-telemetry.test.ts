import { get } from 'node:http';
import { request } from 'undici';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openOtlpCollector } from '../../../test/otlp-collector.ts';
import { freePort } from '../postgres/acquire-server.ts';
import { openTelemetry } from './open-telemetry.ts';
import { inSpan, runInSpan } from './spans.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

const collector = await openOtlpCollector();
afterAll(() => collector.close());
afterEach(() => vi.unstubAllEnvs());

function open(settings: Partial<TelemetrySettings> = {}, url = collector.url) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
  const warnings: string[] = [];
  const telemetry = openTelemetry({
    settings: {
      sampler: 'parentbased_always_on',
      ratio: 1,
      exportsTraces: true,
      exportsMetrics: false,
      metricIntervalMs: 60_000,
      ...settings,
    },
    version: '0',
    port: 3000,
    knownHosts: new Set(['localhost']),
    readMetrics: async () => [],
    warn: (message) => void warnings.push(message),
  });
  const { tracer } = telemetry;
  if (tracer === null) throw new Error('no tracer');
  return { ...telemetry, tracer, warnings };
}

test.each([
  ['records', 'always_on', {}, null, true],
  ['does not record', 'always_off', {}, null, false],
  ['does not record', 'traceidratio', { ratio: 0 }, null, false],
  ['records', 'traceidratio', { ratio: 1 }, null, true],
  ['records', 'always_on', {}, false, true],
  ['does not record', 'parentbased_always_on', {}, false, false],
  ['does not record', 'parentbased_always_off', {}, null, false],
  ['records', 'parentbased_always_off', {}, true, true],
  ['records', 'parentbased_traceidratio', { ratio: 0 }, true, true],
] as const)(
  "%s the trace with the sampler %s, the options %o and the parent's sampled flag %s",
  async (_, sampler, ratio, isSampled, is) => {
    const { tracer, close } = open({ sampler, ...ratio });
    const { traceId, span } = tracer.begin({ name: 'x' }, isSampled === null ? null : { ...PARENT, isSampled });
    expect(span !== null).toBe(is);
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(traceId === PARENT.traceId).toBe(isSampled !== null);
    await close();
  },
);

async function requestWithEveryClient(port: number): Promise<void> {
  await (await fetch(`http://localhost:${port}/calendario/gettone-segreto.ics?s=segreto`)).text();
  await (await request(`http://127.0.0.1:${port}/fallito`)).body.text();
  await new Promise((resolve) => get(`http://localhost:${port}/conto`, (answer) => answer.resume().on('end', resolve)));
  await fetch(`http://127.0.0.1:${await freePort()}/niente`).catch(() => undefined);
}

test("records outgoing requests without their URLs, and skips the exporter's own requests", async () => {
  const other = await openOtlpCollector(() => 404);
  const { tracer, close } = open();
  const { traceId, span } = tracer.begin({ name: 'job' });
  await runInSpan(span, () => requestWithEveryClient(Number(new URL(other.url).port)));
  span?.end();
  await close();
  await other.close();
  const spans = collector.spans.filter((one) => one.traceId === traceId);
  const answered = { 'http.request.method': 'GET', 'http.response.status_code': 404, 'error.type': '404' };
  expect(spans.map(({ name, attributes }) => ({ name, attributes }))).toEqual([
    { name: 'GET localhost', attributes: answered },
    { name: 'GET', attributes: answered },
    { name: 'GET localhost', attributes: answered },
    { name: 'GET', attributes: { 'http.request.method': 'GET', 'error.type': 'ECONNREFUSED' } },
    { name: 'job', attributes: {} },
  ]);
  expect(collector.text()).not.toMatch(/segreto|\.ics|fallito|127\.0\.0\.1/);
});

test('records the error code of a failure, not its message', async () => {
  const { tracer, close } = open();
  const { traceId, span } = tracer.begin({ name: 'job' });
  const fail = async () => {
    throw Object.assign(new Error('Anna Bianchi'), { code: '23505' });
  };
  await expect(runInSpan(span, () => inSpan(() => ({ name: 'part' }), fail))).rejects.toThrow('Anna');
  span?.end();
  await close();
  const part = collector.spans.find((one) => one.traceId === traceId && one.name === 'part');
  expect(part).toMatchObject({ isError: true, attributes: { 'error.type': '23505' } });
  expect(collector.text()).not.toContain('Anna');
});

test('does not record work that continues after its trace has ended', async () => {
  const { tracer, close } = open();
  const { traceId, span } = tracer.begin({ name: 'request' });
  const after = Promise.withResolvers<void>();
  const late = runInSpan(span, async () => {
    await after.promise;
    return inSpan(
      () => ({ name: 'late' }),
      async () => 'done',
    );
  });
  span?.end();
  after.resolve();
  expect(await late).toBe('done');
  await close();
  expect(collector.spans.filter((one) => one.traceId === traceId).map(({ name }) => name)).toEqual(['request']);
});

test('telemetry closes even if the collector never answers', async () => {
  const server = await openOtlpCollector(() => 'hang');
  const { tracer, close } = open({}, server.url);
  for (let index = 0; index < 5000; index += 1) tracer.begin({ name: 'x' }).span?.end();
  await expect(close()).resolves.toBeUndefined();
  await server.close();
});

test('warns once about a collector that rejects several exports', async () => {
  const server = await openOtlpCollector(() => 400);
  const { tracer, close, warnings } = open({}, server.url);
  for (let index = 0; index < 2000; index += 1) tracer.begin({ name: 'x' }).span?.end();
  await close();
  await server.close();
  expect(server.requests()).toBeGreaterThan(1);
  expect(warnings).toEqual(['the collector rejects telemetry']);
});
