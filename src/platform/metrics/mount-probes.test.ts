import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Readiness } from './check-readiness.ts';
import { mountProbes } from './mount-probes.ts';

const WELL: Readiness = { database: 'ok', schema: 'ok', disk: 'ok', portal: 'ok' };

async function ask(readiness: Readiness) {
  const app = new Hono<{ Variables: { requestId: string } }>();
  mountProbes(app, async () => readiness);
  const answer = await app.request('/readyz');
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body: await answer.json() };
}

test.each<[what: string, ill: Partial<Readiness>, status: number, word: string]>([
  ['all is well', {}, 200, 'ok'],
  ['the replica is well', { replica: 'ok' }, 200, 'ok'],
  ['without its replica a portal reads from the primary', { replica: 'away' }, 200, 'degraded'],
  ['where nobody reads calendars it shows what it knows', { poller: 'away' }, 200, 'degraded'],
  ['with a full disk it still shows everything', { disk: 'full' }, 200, 'degraded'],
  ['with a disk for no more photos, too', { disk: 'low' }, 200, 'degraded'],
  ['without its database it is not ready', { database: 'silent', schema: 'unknown' }, 503, 'ill'],
  [
    'but with a replica that stands in for it',
    { database: 'failing', schema: 'unknown', replica: 'standing_in' },
    200,
    'degraded',
  ],
  ['with an older one it is not, either', { schema: 'behind' }, 503, 'ill'],
  ['nor when it stops', { portal: 'stopping' }, 503, 'ill'],
])('%s', async (_, ill, status, word) => {
  const parts = { ...WELL, ...ill };
  const answer = await ask(parts);
  expect(answer).toMatchObject({ status, retryAfter: status === 503 ? '1' : null, body: { status: word, parts } });
});
