import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApiApp } from '../../../test/api-app.ts';
import { endlessBody } from '../../../test/endless-body.ts';
import { defineCall, handle, handleOwner } from '../../kernel/call.ts';
import { RECENT_WRITE } from '../replica/recent-write.ts';
import { type ListeningServer, listen } from './listen.ts';

const nothing = z.object({});
const noteCall = defineCall({
  method: 'POST',
  path: '/api/note',
  hasUnprefixedPath: false,
  summary: 'Scrive una nota',
  params: nothing,
  query: nothing,
  body: z.object({ testo: z.string({ error: 'Scrivi un testo.' }).max(20, { error: 'Testo troppo lungo.' }) }),
  status: 201,
  answer: z.object({ testo: z.string(), chi: z.string().nullable() }),
});
const ownCall = defineCall({
  method: 'DELETE',
  path: '/api/note',
  hasUnprefixedPath: false,
  summary: 'Cancella le note',
  guard: 'owner',
  params: nothing,
  query: nothing,
  status: 204,
  answer: z.undefined(),
});
const rareCall = defineCall({
  method: 'GET',
  path: '/api/rara/{esito}',
  hasUnprefixedPath: false,
  summary: 'Tre volte al minuto',
  limit: { calls: 3, seconds: 60 },
  params: z.object({ esito: z.string() }),
  query: nothing,
  answer: z.object({ esito: z.string() }),
});
const signedCall = defineCall({
  method: 'POST',
  path: '/api/firmata',
  hasUnprefixedPath: false,
  summary: 'Prende il corpo com’è',
  bodyKind: 'raw',
  params: nothing,
  query: nothing,
  answer: z.object({ bytes: z.string(), firma: z.string().nullable() }),
});
const ANNA = { id: '1', email: 'anna@example.it' };
let server: ListeningServer;
let base: string;
let written = 0;

beforeAll(async () => {
  const app = createApiApp({
    calls: [
      handle(noteCall, async ({ body, account, setCookie }) => {
        written += 1;
        setCookie('a=1; Path=/');
        setCookie('b=2; Path=/');
        return { testo: body.testo, chi: account?.email ?? null };
      }),
      handle(signedCall, async ({ raw, header }) => ({
        bytes: Buffer.from(raw).toString('hex'),
        firma: header('Stripe-Signature'),
      })),
      handleOwner(ownCall, async () => undefined),
      handle(rareCall, async ({ params }) => {
        if (params.esito === 'male') throw new Error('a fault');
        return { esito: params.esito };
      }),
    ],
    accountOf: async (cookie) => (cookie === 'sessione=anna' ? ANNA : null),
    trustProxy: 1,
  });
  server = await listen(app, '127.0.0.1', 0, { isBehindProxy: true });
  base = `http://127.0.0.1:${server.port}`;
});

afterAll(() => server.close());

const JSON_TYPE = { 'Content-Type': 'application/json' };

function post(body: RequestInit['body'], headers: Record<string, string> = JSON_TYPE) {
  return fetch(`${base}/api/note`, { method: 'POST', body: body ?? null, headers });
}

test('a connection is kept longer than a proxy in front of the portal keeps it', async () => {
  const answer = await fetch(`${base}/api/rara/bene`);
  await answer.text();
  const [, seconds] = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

describe('a JSON body', () => {
  test('reaches the handler, and the answer has its status and cookies', async () => {
    const answer = await post(JSON.stringify({ testo: 'ciao', status: 'approvata' }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ testo: 'ciao', chi: null });
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/', RECENT_WRITE]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const latin1 = Buffer.from('{"testo":"perché"}', 'latin1');
  const utf16 = Buffer.from('{"testo":"ciao"}', 'utf16le');
  test.each<[string, RequestInit['body'], Record<string, string>, number, string]>([
    ['nothing at all', '', JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['a truncated one', '{"testo":"ci', JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['a trailing comma', '{"testo":"ciao",}', JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['NaN', '{"testo":NaN}', JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['a byte order mark', '\ufeff{"testo":"ciao"}', JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['Latin-1', latin1, JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['UTF-16', utf16, JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['null', 'null', JSON_TYPE, 422, 'DATI_NON_VALIDI'],
    ['a list', '[{"testo":"ciao"}]', JSON_TYPE, 422, 'DATI_NON_VALIDI'],
    ['a number', '7', JSON_TYPE, 422, 'DATI_NON_VALIDI'],
    ['a field that its schema refuses', '{"testo":7}', JSON_TYPE, 422, 'DATI_NON_VALIDI'],
    ['endless depth', '['.repeat(60_000), JSON_TYPE, 400, 'RICHIESTA_NON_VALIDA'],
    ['one byte above 64 KB', JSON.stringify('a'.repeat(65_535)), JSON_TYPE, 413, 'TROPPO_GRANDE'],
    [
      'a form of another site',
      'testo=ciao',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      'FORMATO_NON_SUPPORTATO',
    ],
    ['plain text', '{"testo":"ciao"}', { 'Content-Type': 'text/plain' }, 415, 'FORMATO_NON_SUPPORTATO'],
    [
      'another charset',
      '{"testo":"ciao"}',
      { 'Content-Type': 'application/json; charset=utf-7' },
      415,
      'FORMATO_NON_SUPPORTATO',
    ],
    ['no type', Buffer.from('{"testo":"ciao"}'), {}, 415, 'FORMATO_NON_SUPPORTATO'],
    [
      'a compressed one',
      '{"testo":"ciao"}',
      { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
      415,
      'FORMATO_NON_SUPPORTATO',
    ],
  ])('is refused: %s', async (_, body, headers, status, codice) => {
    const before = written;
    const answer = await post(body, headers);
    expect({ status: answer.status, codice: (await answer.json()).codice }).toEqual({ status, codice });
    expect(written).toBe(before);
  });

  test('names the faulty field', async () => {
    const { detail, campi } = await (await post(JSON.stringify({ testo: 'a'.repeat(21) }))).json();
    expect({ detail, campi }).toEqual({ detail: 'Testo troppo lungo.', campi: { testo: 'Testo troppo lungo.' } });
  });

  test('with `__proto__` changes no object', async () => {
    await post('{"testo":"ciao","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');
    expect({}).not.toHaveProperty('isAdmin');
  });

  test('that says it is 1 GB is refused before it comes', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      'POST /api/note HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n{',
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('without end is refused as soon as it is too long', async () => {
    const body = endlessBody(16_384);
    const init = { method: 'POST', body, headers: JSON_TYPE, duplex: 'half' };
    const answer = await fetch(`${base}/api/note`, init);
    expect(answer.status).toBe(413);
  });
});

describe('a signed body', () => {
  const send = (body: RequestInit['body'], headers: [string, string][] = []) =>
    fetch(`${base}/api/firmata`, { method: 'POST', body: body ?? null, headers });

  test('reaches the handler byte for byte, with the header that signs it', async () => {
    const bytes = Buffer.from('{ "a":1.0,\n"b":"\\u00e8 \xff', 'latin1');
    const answer = await send(bytes, [['Stripe-Signature', 't=1,v1=ab']]);
    expect(await answer.json()).toEqual({ bytes: bytes.toString('hex'), firma: 't=1,v1=ab' });
    // Its sender is no browser.
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('shows a header that came twice as both', async () => {
    const headers: [string, string][] = [
      ['Stripe-Signature', 't=1'],
      ['Stripe-Signature', 't=2'],
    ];
    expect((await (await send('{}', headers)).json()).firma).toBe('t=1, t=2');
  });

  test.each<[string, RequestInit['body'], [string, string][], number]>([
    ['a compressed one', '{}', [['Content-Encoding', 'gzip']], 400],
    ['one byte above 256 KB', 'a'.repeat(262_145), [], 413],
  ])('is refused: %s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
  });

  test('is not held back by the limit of all calls: its sender has few addresses and much to tell', async () => {
    const statuses = new Set<number>();
    for (let batch = 0; batch < 7; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => send('{}')));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
  });
});

describe('a change that another site asks for', () => {
  test.each<[string, Record<string, string>]>([
    ['Sec-Fetch-Site says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['Origin says so', { Origin: 'https://male.test' }],
    ['an origin without a name', { Origin: 'null' }],
    ['our name before another', { Origin: 'https://www.ospitalia.test.male.test' }],
    [
      'Sec-Fetch-Site wins over a good Origin',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.ospitalia.test' },
    ],
  ])('is refused: %s', async (_, headers) => {
    const before = written;
    const answer = await post('{"testo":"ciao"}', { ...JSON_TYPE, ...headers });
    expect(answer.status).toBe(403);
    expect((await answer.json()).detail).toBe('Richiesta rifiutata per motivi di sicurezza. Ricarica la pagina.');
    expect(written).toBe(before);
  });

  test.each<[string, Record<string, string>]>([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }],
    ['our own page in an older browser', { Origin: 'https://www.ospitalia.test' }],
    ['a program', {}],
  ])('is none: %s', async (_, headers) => {
    expect((await post('{"testo":"ciao"}', { ...JSON_TYPE, ...headers })).status).toBe(201);
  });

  test('reading is free', async () => {
    expect((await fetch(`${base}/healthz`, { headers: { Origin: 'https://male.test' } })).status).toBe(200);
  });
});

describe('a call of the signed-in', () => {
  test('answers nobody else', async () => {
    const answer = await fetch(`${base}/api/note`, { method: 'DELETE' });
    expect(answer.status).toBe(401);
    expect((await answer.json()).detail).toBe('Accesso richiesto. Effettua di nuovo il login.');
  });

  test('answers them, with nothing to say', async () => {
    const answer = await fetch(`${base}/api/note`, { method: 'DELETE', headers: { Cookie: 'sessione=anna' } });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  test('a call for everybody is told who it is', async () => {
    const answer = await post('{"testo":"ciao"}', { ...JSON_TYPE, Cookie: 'sessione=anna' });
    expect(await answer.json()).toEqual({ testo: 'ciao', chi: 'anna@example.it' });
  });
});

describe('a limit of one call', () => {
  const ask = (esito: string) => fetch(`${base}/api/rara/${esito}`, { headers: { 'X-Forwarded-For': '203.0.113.77' } });

  test('counts what was answered well, and stops there', async () => {
    expect((await ask('male')).status).toBe(500);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('bene')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429]);
  });
});

test('another method names those that there are', async () => {
  const answer = await fetch(`${base}/api/note`, { method: 'PATCH' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, DELETE']);
});

test('bodies and guards are in the description', async () => {
  const { paths } = await (await fetch(`${base}/api/openapi.json`)).json();
  expect(Object.keys(paths['/api/note'])).toEqual(['post', 'delete']);
  expect(paths['/api/note'].post.requestBody.content['application/json'].schema.properties).toHaveProperty('testo');
  expect(paths['/api/note'].post.responses).toHaveProperty('201');
  expect(paths['/api/note'].delete).toMatchObject({ security: [{ sessione: [] }], responses: { 204: {} } });
  expect(await (await fetch(`${base}/api/docs`)).text()).toContain('<code>DELETE /api/note</code>');
});
