import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { buildBooking } from '../../../../test/build-booking.ts';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { openOtlpCollector } from '../../../../test/otlp-collector.ts';
import { startTestPortal } from '../../../../test/start-portal.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';

const PROXY = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const SERVER = 2;
const CODICE = '7H2K9MNPQRST0VWX';
const SECRETS = [
  'canarino.mail@example.it',
  'canarino-gettone-Zk3xY9aaBB',
  'CanarinoCognome',
  '203.0.113.77',
  'canarino-cerca',
];

const database = await createTestDatabase();
const collector = await openOtlpCollector();
const folder = temporaryFolder();
const home = await buildStruttura(database.db, { nome: 'CanarinoCognome' });
afterAll(async () => {
  await collector.close();
  await database.close();
});

type PortalAnswer = { status: number; id: string | null; text: string };

async function openLoggingPortal(name: string, env: Record<string, string>) {
  const [logFile, loadedFile] = [join(folder, `${name}.log`), join(folder, `${name}.loaded`)];
  const portal = await startTestPortal(
    {
      DATABASE_URL: database.url,
      OSPITALIA_DATA_DIR: folder,
      LOG_LEVEL: 'info',
      LOG_ACCESS: '1',
      LOG_FILE: logFile,
      LOADED_FILE: loadedFile,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, '../../../../test/record-loaded.ts')}`,
      ...env,
    },
    undefined,
    'pages-process.ts',
  );
  return {
    async request(path: string, init: RequestInit = {}): Promise<PortalAnswer> {
      const answer = await fetch(`http://127.0.0.1:${portal.port}${path}`, init);
      return { status: answer.status, id: answer.headers.get('X-Request-Id'), text: await answer.text() };
    },
    stop: portal.stop,
    lines: (): Record<string, unknown>[] =>
      readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    loaded: () => new Set(existsSync(loadedFile) ? readFileSync(loadedFile, 'utf8').trim().split('\n') : []),
  };
}

const traced = await openLoggingPortal('traced', {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prova',
});
const proxied = { headers: { traceparent: `00-${PROXY.traceId}-${PROXY.spanId}-01` } };
const warmUp = `/casa/${home}?ospiti=2`;
// Retries, because the portal caches no pages until it has subscribed to invalidations.
await vi.waitUntil(async () => (await traced.request(warmUp)).text === (await traced.request(warmUp)).text, {
  timeout: 30_000,
});
const page = await traced.request(`/casa/${home}`, proxied);
const cached = await traced.request(`/casa/${home}`);
const gone = await traced.request('/api/strutture/999999');
await buildBooking(database.db, { struttura_id: home, codice: CODICE });
const secret = {
  Cookie: `__Host-sessione=${SECRETS[1]}`,
  'User-Agent': SECRETS[2] ?? '',
  'X-Forwarded-For': SECRETS[3] ?? '',
  Referer: `https://example.it/${SECRETS[4]}`,
};
const json = { ...secret, 'Content-Type': 'application/json' };
await traced.request('/api/newsletter', { method: 'POST', body: JSON.stringify({ email: SECRETS[0] }), headers: json });
await traced.request(`/api/newsletter/conferma`, {
  method: 'POST',
  body: JSON.stringify({ token: SECRETS[1] }),
  headers: json,
});
await traced.request(`/api/prenotazioni/${CODICE}?email=${SECRETS[0]}`, { headers: secret });
await traced.request(`/api/ricerca/suggerimenti?q=${SECRETS[4]}`, { headers: secret });
await traced.request(`/${SECRETS[4]}/${SECRETS[1]}`, { headers: secret });
const exposition = (await traced.request('/metrics')).text;
const sentMails = async () => (await sql`select from last_mail`.execute(database.db)).rows;
await vi.waitUntil(async () => (await sentMails()).length === 1, { timeout: 30_000 });
const exitCode = await traced.stop();

const plain = await openLoggingPortal('plain', {});
const plainGone = await plain.request('/api/strutture/999999', proxied);
const plainOther = await plain.request('/api/strutture/999999');
await plain.stop();

const spansOf = (traceId: string | null) => collector.spans.filter((span) => span.traceId === traceId);

test('the portal delivers its recorded traces when it stops', () => {
  expect(exitCode).toBe(0);
  expect(collector.spans.length).toBeGreaterThan(10);
});

test('a page request continues the proxy’s trace down to the SQL statements', () => {
  const spans = spansOf(PROXY.traceId);
  const server = spans.find(({ kind }) => kind === SERVER);
  expect(server).toMatchObject({
    parentId: PROXY.spanId,
    name: 'GET (page)',
    isError: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '(page)',
      'http.response.status_code': 200,
      'ospitalia.request_class': 'page',
      'ospitalia.page_cache': 'misses',
    },
    resource: { 'service.name': 'ospitalia', 'deployment.environment.name': 'prova' },
  });
  const rendering = spans.find(({ name }) => name === 'render');
  expect(rendering?.parentId).toBe(server?.spanId);
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ parentId }) => parentId))).toEqual(new Set([rendering?.spanId]));
  expect(statements[0]?.attributes['db.query.text']).toMatch(/^select "strutture"\."id", "strutture"\."nome"/);
  for (const { start, end } of statements) expect(end).toBeGreaterThanOrEqual(start);
});

test('a cached page is traced as a single span, without a rendering span', () => {
  expect(cached.text).toBe(page.text);
  const hit = collector.spans.findLast(({ attributes }) => attributes['ospitalia.page_cache'] === 'hits');
  expect(hit).toMatchObject({
    kind: SERVER,
    attributes: { 'http.route': '(page)', 'http.response.status_code': 200 },
  });
  expect(spansOf(hit?.traceId ?? '')).toHaveLength(1);
});

test('a job is traced with its statements', () => {
  const job = collector.spans.find(({ name }) => name === 'job mail');
  expect(job?.parentId).toBe('');
  expect(spansOf(job?.traceId ?? '').filter(({ parentId }) => parentId === job?.spanId)).not.toEqual([]);
});

test('probe requests are not traced', () => {
  expect(collector.spans.filter(({ name }) => /readyz|metrics/.test(name))).toEqual([]);
});

test.each([
  ['with a collector', traced, gone, 'a new trace'],
  ['without a collector', plain, plainOther, 'a new trace'],
  ['without a collector if a proxy started the trace', plain, plainGone, 'the trace of a proxy'],
])(
  'the response header, the response body and the log line contain the request’s trace id %s',
  (_, { lines }, { id, text }, kind) => {
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(id === PROXY.traceId).toBe(kind === 'the trace of a proxy');
    expect(JSON.parse(text)).toMatchObject({ codice: 'NON_TROVATO', request_id: id });
    expect(lines().filter(({ request_id }) => request_id === id)).toMatchObject([
      { msg: 'request', route: '/api/strutture/:id', status: 404 },
    ]);
  },
);

test('the id of a failed request is its trace id', () => {
  expect(spansOf(gone.id).find(({ kind }) => kind === SERVER)).toMatchObject({
    name: 'GET /api/strutture/:id',
    isError: false,
    attributes: { 'http.response.status_code': 404 },
  });
});

test('the exported telemetry contains no email address, token, code, name or text that a visitor typed', () => {
  const exported = collector.text();
  expect(exported).toContain('/api/newsletter');
  expect(
    [...SECRETS, CODICE].filter((text) => exported.includes(text) || exported.includes(encodeURIComponent(text))),
  ).toEqual([]);
});

test('all metrics of /metrics are exported to the collector under the same names', () => {
  const names = Array.from(exposition.matchAll(/^# TYPE (\S+)/gm), ([, name]) => name);
  expect(names.filter((name) => name !== undefined && !collector.metrics.has(name))).toEqual([]);
  expect(collector.metrics.get('ospitalia_http_requests_total')).toMatchObject({ type: 'counter' });
  const { points = [] } = collector.metrics.get('ospitalia_http_request_duration_seconds') ?? {};
  const point = points.find(({ attributes }) => attributes['route'] === '/api/strutture/:id');
  expect(point).toMatchObject({ count: 1, attributes: { method: 'GET' } });
  expect(point?.buckets?.reduce((sum, count) => sum + count)).toBe(1);
  expect(point?.buckets).toHaveLength((point?.bounds?.length ?? 0) + 1);
});

test('the OpenTelemetry SDK is loaded only if a collector is configured', () => {
  // The portal without telemetry loads only the API package, which prom-client itself loads.
  expect([...plain.loaded()]).toEqual(['@opentelemetry/api']);
  expect([...traced.loaded()]).toEqual(
    expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/sdk-metrics']),
  );
});
