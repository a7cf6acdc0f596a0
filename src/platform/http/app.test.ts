import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listenApi, PLAIN } from '../../../test/listen-api.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { defineCall, handle } from '../../kernel/calls/call.ts';
import { RECENT_WRITE } from '../replica/recent-write.ts';

const thingCall = defineCall({
  ...PLAIN,
  method: 'GET',
  path: '/api/cose/{id}',
  hasUnprefixedPath: true,
  params: z.object({ id: z.string().regex(/^\d{1,4}$/, { error: 'Cosa non trovata.' }) }),
  query: z.object({ colore: z.string().max(5, { error: 'Colore troppo lungo.' }).optional() }),
  answer: z.object({ id: z.string(), colore: z.string() }),
});

const failures: Record<string, () => unknown> = {
  '1': () => new AppError('NON_TROVATO', 'Cosa non trovata.'),
  '2': () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  '3': () => Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
  '4': () => new Error('a bug'),
  '5': () => new AppError('DATE_NON_DISPONIBILI', 'Date non disponibili.'),
};

const base = await listenApi({
  calls: [
    handle(thingCall, async ({ params, query }) => {
      const failure = failures[params.id];
      if (failure) throw failure();
      return { id: params.id, colore: query.colore ?? 'bianco', segreto: 'acct_1' };
    }),
  ],
  renderPage: async (request) => {
    const { pathname } = new URL(request.url);
    const headers = pathname === '/con-token' ? { 'Referrer-Policy': 'no-referrer' } : {};
    return new Response(`<p>${pathname}</p>`, { status: 404, headers });
  },
  readiness: async () => ({ database: 'silent', schema: 'unknown', disk: 'ok', portal: 'ok' }),
  publicUrl: 'http://127.0.0.1',
  trustProxy: 1,
});
const port = Number(new URL(base).port);

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(base + path, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** `fetch` would normalise the path. */
async function getRaw(path: string): Promise<{ status: number; body: string }> {
  const sent = httpRequest({ host: '127.0.0.1', port, path }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  return { status: response?.statusCode ?? 0, body: response ? await text(response) : '' };
}

test('a response with status 409 sets the recent-write cookie, and one with 404 does not', async () => {
  const refused = await get('/api/cose/5');
  expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([409, RECENT_WRITE]);
  expect((await get('/api/cose/1')).headers.get('Set-Cookie')).toBe(null);
});

test.each([
  ['/pagina', 'strict-origin-when-cross-origin'],
  ['/con-token', 'no-referrer'],
])('the response of %s has the referrer policy %s', async (path, policy) => {
  const { headers } = await fetch(base + path);
  expect(headers.get('referrer-policy')).toBe(policy);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/api/cose/7', '/cose/7'])('%s returns only the fields of its contract', async (path) => {
  expect((await get(path)).body).toEqual({ id: '7', colore: 'bianco' });
});

describe('a failed call', () => {
  test.each([
    ['an expected failure', '/api/cose/1', 404, 'NON_TROVATO', 'Cosa non trovata.'],
    ['an invalid id', '/api/cose/uno', 404, 'NON_TROVATO', 'Cosa non trovata.'],
    ['an invalid query', '/api/cose/7?colore=arancione', 422, 'DATI_NON_VALIDI', 'Colore troppo lungo.'],
    ['a repeated parameter', '/api/cose/7?colore=rosso&colore=rosso', 422, 'DATI_NON_VALIDI', /più di una volta/],
    ['a repeated unknown parameter', '/api/cose/7?a=1&a=2', 422, 'DATI_NON_VALIDI', /più di una volta/],
    ['an unknown call', '/api/boh', 404, 'NON_TROVATO', 'La pagina che cerchi non esiste.'],
    ['an unreachable database', '/api/cose/2', 503, 'SERVIZIO_NON_DISPONIBILE', /^Servizio momentaneamente/],
    ['a value that PostgreSQL rejects', '/api/cose/3', 422, 'DATI_NON_VALIDI', /^Alcuni dati non sono validi/],
    ['a bug', '/api/cose/4', 500, 'ERRORE_INTERNO', /^Si è verificato un errore imprevisto/],
  ])('returns JSON with one Italian sentence for %s', async (_, path, status, codice, detail) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, codice, detail: expect.stringMatching(detail) });
    expect(answer.body.message).toBe(answer.body.detail);
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('returns Retry-After if the database fails', async () => {
    expect(Number((await get('/api/cose/2')).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['POST', 'OPTIONS'])('returns 405 for %s on a read-only route', async (method) => {
    const answer = await get('/api/cose/7', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each([
    ['a NUL', '/api/cose/%00'],
    ['invalid UTF-8', '/api/cose/%C3%28'],
    ['an incomplete escape', '/api/cose/%ZZ'],
  ])('returns 400 for %s in the path', async (_, path) => {
    const answer = await getRaw(path);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).codice).toBe('RICHIESTA_NON_VALIDA');
  });

  test('returns 414 for a URL of 9,000 characters', async () => {
    expect((await get(`/api/cose/7?x=${'a'.repeat(9000)}`)).status).toBe(414);
  });
});

test('returns an HTML page to browsers for an undecodable path', async () => {
  const response = await fetch(`${base}/strutture/%00`, { headers: { Accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/^<p>/);
});

test('limits each address to 600 calls a minute, and takes the address from the trusted proxy’s entry in X-Forwarded-For', async () => {
  const from = (address: string) => get('/api/cose/7', { headers: { 'X-Forwarded-For': `6.6.6.6, ${address}` } });
  const answers = await Promise.all(Array.from({ length: 601 }, () => from('203.0.113.9')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused[0]?.body.detail).toMatch(/^Troppe richieste\. Riprova tra \d+ second[oi]\.$/);
  expect((await from('203.0.113.10')).status).toBe(200);
});

test('/readyz returns 503 if the database is unreachable, but /healthz returns 200', async () => {
  expect((await fetch(`${base}/readyz`)).status).toBe(503);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
});

test('serves an OpenAPI description of the API calls and an HTML page that lists them', async () => {
  const { body } = await get('/api/openapi.json');
  expect(Object.keys(body.paths)).toEqual(['/api/cose/{id}', '/cose/{id}']);
  expect(body.paths['/cose/{id}'].get.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'colore', in: 'query', required: false },
  ]);
  const page = await (await fetch(`${base}/api/docs`)).text();
  expect(page).toContain('<code>GET /cose/{id}</code>');
  expect(page).toContain(PLAIN.summary);
});
