import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createApiApp } from '../../../test/api-app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { defineCall, handle } from '../../kernel/calls/call.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { listen } from '../../platform/http/listen.ts';
import { observeRequests } from '../../platform/metrics/observe-requests.ts';
import { matchPages } from './metrics/page-patterns.ts';
import { createRequestMetrics } from '../../platform/metrics/request-metrics.ts';

const SECRETS = [
  'anna.bianchi@example.it',
  'Zk3_xY9-aaBBccDDeeFFggHHiiJJkkLLmmNNooPPqqR',
  '7H2K9MNPQRST0VWX',
  '4242424242424242',
  '4242 4242 4242 4242',
  '+39 333 123 4567',
  'sk_live_51Habcdef',
  'pi_3NabcDEF',
  'whsec_a1b2c3d4e5',
  'IT60X0542811101000000123456',
] as const;
const ALL = SECRETS.join(' | ');

const call = defineCall({
  method: 'POST',
  path: '/api/cose/{id}',
  hasUnprefixedPath: false,
  summary: 'Una cosa che fallisce',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string().optional() }),
  body: z.object({ nota: z.string() }),
  answer: z.strictObject({ nome: z.literal('cosa') }),
});

const registry = new Registry();
const lines: string[] = [];
const log = createLog(new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));

const FAILURES: Record<string, () => unknown> = {
  plain: () => new Error(`no mail to ${ALL}`),
  caused: () => new Error('failed', { cause: new Error(ALL, { cause: ALL }) }),
  several: () => new AggregateError([new Error(ALL), ALL], ALL),
  text: () => ALL,
  unfit: () => ({ nome: ALL, [SECRETS[0]]: ALL }),
  json: () => JSON.parse(`{"nota": ${ALL}}`),
  url: () => new URL(`http://[${SECRETS[0]}`),
  fetched: () => fetch(`http://127.0.0.1:1/calendario/${SECRETS[1]}?a=${SECRETS[0]}`),
  stripe: () =>
    Object.assign(new Error(`No such payment_intent: ${SECRETS[7]}; ${SECRETS[6]}`), {
      raw: { message: ALL },
      headers: { authorization: `Bearer ${SECRETS[6]}` },
      requestId: 'req_Abc123',
    }),
  mail: () => Object.assign(new Error(`550 <${SECRETS[0]}> unknown`), { rejected: [SECRETS[0]], response: ALL }),
  connection: () => new Error(`connect to postgres://anna:${SECRETS[6]}@db.example/x`),
  check: () =>
    sql`insert into registro_azioni (username, azione, address, request_id)
    values ('anna', 'accesso', ${ALL.repeat(5)}, '')`.execute(database.db),
  unreadable: () => sql`select ${ALL}::date`.execute(database.db),
  search: () => sql`select to_tsquery('simple', ${`Anna Bianchi ! ( ${ALL}`})`.execute(database.db),
  raised: () => sql.raw(`do $$ begin raise exception '${ALL}'; end $$`).execute(database.db),
};
const database = await createTestDatabase();
const fail = async ({ params }: { params: { id: string } }) => {
  const failure = await FAILURES[params.id]?.();
  if (failure instanceof Error) throw failure;
  // oxlint-disable-next-line typescript/only-throw-error -- some libraries throw strings
  if (typeof failure === 'string') throw failure;
  return failure as { nome: 'cosa' };
};
const app = createApiApp({
  calls: [handle(call, fail)],
  renderPage: async (_, requestId) => {
    log.error({ err: new Error(ALL), request_id: requestId }, 'page failed');
    return new Response('', { status: 404 });
  },
  observe: observeRequests({
    requestMetrics: createRequestMetrics(registry),
    pageOf: matchPages(['/prenotazione/:codice', '/struttura/:id/:slug?']),
    accessLog: log,
  }),
  publicUrl: 'http://127.0.0.1',
  log,
});
const server = await listen(app, '127.0.0.1', 0);
afterAll(async () => {
  await server.close();
  await database.close();
});

async function send(path: string, init: RequestInit = {}): Promise<number> {
  const headers = { Cookie: `__Host-sessione=${SECRETS[1]}`, 'User-Agent': ALL, 'X-Forwarded-For': '203.0.113.9' };
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    ...init,
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  await answer.arrayBuffer();
  return answer.status;
}

function post(path: string, body = JSON.stringify({ nota: ALL })): Promise<number> {
  return send(path, { method: 'POST', body });
}

test('no log line or metric contains an email address, token, code, card or key', async () => {
  const encoded = encodeURIComponent(ALL);
  const statuses = await Promise.all(Object.keys(FAILURES).map((name) => post(`/api/cose/${name}?q=${encoded}`)));
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  await post(`/api/cose/${encoded}?q=${encoded}`, `{"nota": ${ALL}`);
  await post('/api/cose/plain', JSON.stringify({ [ALL]: ALL }));
  await send(`/prenotazione/${SECRETS[2]}?email=${encoded}`);
  await send(`/struttura/7/${encoded}`);
  await send(`/${encoded}`);
  await send(`/%ff${encoded}`);
  await send(`/foto/${encoded}.webp`);
  await send(`/api/${encoded}`);
  await send('/prenotazione/x', { method: 'DELETE' });
  log.warn(`said in words: ${ALL}`);
  log.error(new Error(ALL));
  log.info({ url: ALL }, ALL);
  await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(statuses.length + 9);

  const written = `${lines.join('')}${await registry.metrics()}`;
  expect(SECRETS.filter((secret) => written.includes(secret) || written.includes(encodeURIComponent(secret)))).toEqual(
    [],
  );
  expect(written).not.toMatch(/Anna Bianchi|__Host-|203\.0\.113\.9|anna:/);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('log lines about a failure contain the error, the place in the code and the request', () => {
  const entries = lines.map((line) => JSON.parse(line));
  const failed = entries.find(({ err }) => err?.constraint === 'registro_azioni_address_check');
  expect(failed).toMatchObject({ err: { code: '23514', table: 'registro_azioni' } });
  expect(failed.err.stack).toContain('.ts:');
  expect(failed.request_id).toMatch(/^[\da-f]{32}$/);
  const line = entries.find(({ request_id, msg }) => msg === 'request' && request_id === failed.request_id);
  expect(line).toMatchObject({ method: 'POST', route: '/api/cose/:id', status: 500 });
  expect(line.bytes).toBeGreaterThan(0);
  expect(new Set(entries.filter(({ msg }) => msg === 'request').map(({ route }) => route))).toEqual(
    new Set(['/api/cose/:id', '/prenotazione/:codice', '/struttura/:id/:slug?', '(unknown)', '/foto/:file', '/api/*']),
  );
});
