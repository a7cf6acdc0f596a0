import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endlessBody } from '../../../test/endless-body.ts';
import { listenApi, PLAIN } from '../../../test/listen-api.ts';
import { defineCall, handle, handleOwner } from '../../kernel/calls/call.ts';
import { RECENT_WRITE } from '../replica/recent-write.ts';

const noteCall = defineCall({
  ...PLAIN,
  method: 'POST',
  path: '/api/note',
  body: z.object({ testo: z.string({ error: 'Scrivi un testo.' }).max(20, { error: 'Testo troppo lungo.' }) }),
  status: 201,
  answer: z.object({ testo: z.string(), chi: z.string().nullable() }),
});
const ownerCall = defineCall({
  ...PLAIN,
  method: 'DELETE',
  path: '/api/note',
  guard: 'owner',
  status: 204,
  answer: z.undefined(),
});
const rareCall = defineCall({
  ...PLAIN,
  method: 'GET',
  path: '/api/rara/{esito}',
  limit: { calls: 3, seconds: 60 },
  params: z.object({ esito: z.string() }),
  answer: z.object({ esito: z.string() }),
});
const signedCall = defineCall({
  ...PLAIN,
  method: 'POST',
  path: '/api/firmata',
  bodyKind: 'raw',
  answer: z.object({ bytes: z.string(), firma: z.string().nullable() }),
});
const ANNA = { id: '1', email: 'anna@example.it' };
let written = 0;

const calls = [
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
  handleOwner(ownerCall, async () => undefined),
  handle(rareCall, async ({ params }) => {
    if (params.esito === 'male') throw new Error('a fault');
    return { esito: params.esito };
  }),
];
const accountOf = async (cookie: string | null) => (cookie === 'sessione=anna' ? ANNA : null);
const base = await listenApi({ calls, accountOf, trustProxy: 1 }, { isBehindProxy: true });

const JSON_TYPE = { 'Content-Type': 'application/json' };

function post(body: RequestInit['body'], headers: Record<string, string> = JSON_TYPE) {
  return fetch(`${base}/api/note`, { method: 'POST', body: body ?? null, headers });
}

test('keeps idle connections open longer than the proxy does', async () => {
  const answer = await fetch(`${base}/api/rara/bene`);
  await answer.text();
  const [, seconds] = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

describe('a JSON body', () => {
  test("reaches the handler, and the response has the handler's status and cookies", async () => {
    const answer = await post(JSON.stringify({ testo: 'ciao', status: 'approvata' }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ testo: 'ciao', chi: null });
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/', RECENT_WRITE]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const latin1 = Buffer.from('{"testo":"perché"}', 'latin1');
  const refused: [string, RequestInit['body'], number, string][] = [
    ['empty', '', 400, 'RICHIESTA_NON_VALIDA'],
    ['JSON with a trailing comma', '{"testo":"ciao",}', 400, 'RICHIESTA_NON_VALIDA'],
    ['JSON with a byte order mark', '\ufeff{"testo":"ciao"}', 400, 'RICHIESTA_NON_VALIDA'],
    ['Latin-1', latin1, 400, 'RICHIESTA_NON_VALIDA'],
    ['null', 'null', 422, 'DATI_NON_VALIDI'],
    ['a list', '[{"testo":"ciao"}]', 422, 'DATI_NON_VALIDI'],
    ['an object with an invalid field', '{"testo":7}', 422, 'DATI_NON_VALIDI'],
    ['deeply nested', '['.repeat(60_000), 400, 'RICHIESTA_NON_VALIDA'],
    ['one byte larger than 64 KB', JSON.stringify('a'.repeat(65_535)), 413, 'TROPPO_GRANDE'],
  ];
  test.each(refused)('is rejected if it is %s', async (_, body, status, codice) => {
    const before = written;
    const answer = await post(body);
    expect({ status: answer.status, codice: (await answer.json()).codice }).toEqual({ status, codice });
    expect(written).toBe(before);
  });

  const otherTypes: [string, Record<string, string>][] = [
    ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['as plain text', { 'Content-Type': 'text/plain' }],
    ['in UTF-7', { 'Content-Type': 'application/json; charset=utf-7' }],
    ['without a type', {}],
    ['compressed', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
  ];
  test.each(otherTypes)('is rejected if it is sent %s', async (_, headers) => {
    const before = written;
    const answer = await post(Buffer.from('{"testo":"ciao"}'), headers);
    expect([answer.status, (await answer.json()).codice]).toEqual([415, 'FORMATO_NON_SUPPORTATO']);
    expect(written).toBe(before);
  });

  test('is rejected with the name of the invalid field', async () => {
    const { detail, campi } = await (await post(JSON.stringify({ testo: 'a'.repeat(21) }))).json();
    expect({ detail, campi }).toEqual({ detail: 'Testo troppo lungo.', campi: { testo: 'Testo troppo lungo.' } });
  });

  test('with `__proto__` changes no prototype', async () => {
    await post('{"testo":"ciao","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');
    expect({}).not.toHaveProperty('isAdmin');
  });

  test('is rejected without being read if its Content-Length is 1 GB', async () => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(
      'POST /api/note HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n{',
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('is rejected once it exceeds the limit if its length is unknown', async () => {
    const init = { method: 'POST', body: endlessBody(16_384), headers: JSON_TYPE, duplex: 'half' };
    expect((await fetch(`${base}/api/note`, init)).status).toBe(413);
  });
});

describe('a signed body', () => {
  const send = (body: RequestInit['body'], headers: [string, string][] = []) =>
    fetch(`${base}/api/firmata`, { method: 'POST', body: body ?? null, headers });

  test('reaches the handler byte for byte, with the signature header', async () => {
    const bytes = Buffer.from('{ "a":1.0,\n"b":"\\u00e8 \xff', 'latin1');
    const answer = await send(bytes, [['Stripe-Signature', 't=1,v1=ab']]);
    expect(await answer.json()).toEqual({ bytes: bytes.toString('hex'), firma: 't=1,v1=ab' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('reaches the handler with both values of a repeated header', async () => {
    const twice: [string, string][] = ['t=1', 't=2'].map((value) => ['Stripe-Signature', value]);
    expect((await (await send('{}', twice)).json()).firma).toBe('t=1, t=2');
  });

  test('is rejected if it is compressed or larger than 256 KB', async () => {
    expect((await send('{}', [['Content-Encoding', 'gzip']])).status).toBe(400);
    expect((await send('a'.repeat(262_145))).status).toBe(413);
  });

  test('does not count towards the global rate limit', async () => {
    const statuses = new Set<number>();
    for (let batch = 0; batch < 7; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => send('{}')));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
  });
});

describe('protection against cross-site requests', () => {
  test.each<[string, Record<string, string>]>([
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign Origin', { Origin: 'https://male.test' }],
    ['an opaque Origin', { Origin: 'null' }],
    ['an Origin that starts with the portal’s host', { Origin: 'https://www.ospitalia.test.male.test' }],
    [
      'Sec-Fetch-Site: cross-site and the portal’s Origin',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.ospitalia.test' },
    ],
  ])('rejects a change with %s', async (_, headers) => {
    const before = written;
    const answer = await post('{"testo":"ciao"}', { ...JSON_TYPE, ...headers });
    expect(answer.status).toBe(403);
    expect((await answer.json()).detail).toBe('Richiesta rifiutata per motivi di sicurezza. Ricarica la pagina.');
    expect(written).toBe(before);
  });

  test.each<[string, Record<string, string>]>([
    ['a page of the portal', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a page of the portal in an older browser', { Origin: 'https://www.ospitalia.test' }],
    ['a client that is not a browser', {}],
  ])('accepts a change from %s', async (_, headers) => {
    expect((await post('{"testo":"ciao"}', { ...JSON_TYPE, ...headers })).status).toBe(201);
  });

  test('accepts a read with a foreign Origin', async () => {
    expect((await fetch(`${base}/healthz`, { headers: { Origin: 'https://male.test' } })).status).toBe(200);
  });
});

test('owner calls require a session, and public calls receive the session if there is one', async () => {
  const note = `${base}/api/note`;
  const refused = await fetch(note, { method: 'DELETE' });
  expect(refused.status).toBe(401);
  expect((await refused.json()).detail).toBe('Accesso richiesto. Effettua di nuovo il login.');
  const done = await fetch(note, { method: 'DELETE', headers: { Cookie: 'sessione=anna' } });
  expect([done.status, await done.text()]).toEqual([204, '']);
  const answer = await post('{"testo":"ciao"}', { ...JSON_TYPE, Cookie: 'sessione=anna' });
  expect(await answer.json()).toEqual({ testo: 'ciao', chi: 'anna@example.it' });
});

test("a call's rate limit counts only successful calls and rejects calls above the limit", async () => {
  const getRare = (esito: string) =>
    fetch(`${base}/api/rara/${esito}`, { headers: { 'X-Forwarded-For': '203.0.113.77' } });
  expect((await getRare('male')).status).toBe(500);
  const answers = await Promise.all(Array.from({ length: 5 }, () => getRare('bene')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429]);
});

test('a 405 response lists the allowed methods', async () => {
  const answer = await fetch(`${base}/api/note`, { method: 'PATCH' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, DELETE']);
});

test('the API description lists request bodies and required sessions', async () => {
  const { paths } = await (await fetch(`${base}/api/openapi.json`)).json();
  expect(Object.keys(paths['/api/note'])).toEqual(['post', 'delete']);
  expect(paths['/api/note'].post.requestBody.content['application/json'].schema.properties).toHaveProperty('testo');
  expect(paths['/api/note'].post.responses).toHaveProperty('201');
  expect(paths['/api/note'].delete).toMatchObject({ security: [{ sessione: [] }], responses: { 204: {} } });
  expect(await (await fetch(`${base}/api/docs`)).text()).toContain('<code>DELETE /api/note</code>');
});
