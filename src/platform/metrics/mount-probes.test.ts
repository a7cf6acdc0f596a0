import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Readiness } from './check-readiness.ts';
import { mountProbes } from './mount-probes.ts';

const WELL: Readiness = { database: 'ok', schema: 'ok', disk: 'ok', portal: 'ok' };

async function getReadyz(readiness: Readiness) {
  const app = new Hono<{ Variables: { requestId: string } }>();
  mountProbes(app, async () => readiness);
  const answer = await app.request('/readyz');
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body: await answer.json() };
}

test.each<[what: string, ill: Partial<Readiness>, status: number, word: string]>([
  ['ready if every part is ok', {}, 200, 'ok'],
  ['ready with a replica', { replica: 'ok' }, 200, 'ok'],
  ['ready without the replica, since the primary serves its reads', { replica: 'away' }, 200, 'degraded'],
  ['ready without a calendar poller', { poller: 'away' }, 200, 'degraded'],
  ['ready with a full disk', { disk: 'full' }, 200, 'degraded'],
  ['ready with too little disk space for photos', { disk: 'low' }, 200, 'degraded'],
  ['not ready without the database', { database: 'silent', schema: 'unknown' }, 503, 'ill'],
  [
    'ready without the database if a replica replaces it',
    { database: 'failing', schema: 'unknown', replica: 'standing_in' },
    200,
    'degraded',
  ],
  ['not ready with an older schema', { schema: 'behind' }, 503, 'ill'],
  ['not ready while stopping', { portal: 'stopping' }, 503, 'ill'],
])('the portal is %s', async (_, ill, status, word) => {
  const parts = { ...WELL, ...ill };
  const answer = await getReadyz(parts);
  expect(answer).toMatchObject({ status, retryAfter: status === 503 ? '1' : null, body: { status: word, parts } });
});
