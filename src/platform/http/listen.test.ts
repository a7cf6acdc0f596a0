import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listenApi, PLAIN } from '../../../test/listen-api.ts';
import { defineCall, handle } from '../../kernel/calls/call.ts';
import { createHostJudge } from './host-judge.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const SITE = 'https://www.ospitalia.example';
const answer = z.object({ ospite: z.string() });
const whoCall = defineCall({ ...PLAIN, method: 'GET', path: '/api/chi', answer });
const base = await listenApi(
  { calls: [handle(whoCall, async ({ header }) => ({ ospite: header('Host') ?? '' }))], publicUrl: SITE },
  { judgeHost: createHostJudge(SITE, ['altro.example']) },
);

async function send(bytes: string): Promise<{ status: string; headers: Record<string, string>; body: string }> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.on('error', () => undefined).write(bytes);
  const answered = await text(socket);
  const [head = '', body = ''] = answered.split('\r\n\r\n', 2);
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status, headers: Object.fromEntries(headers), body };
}

const get = (host: string, path = '/api/chi', more = '') =>
  send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);

const PORTAL_HOST = 'www.ospitalia.example';
const refusals: [string, string, RegExp, string][] = [
  ['no valid request line', 'CIAO\r\n\r\n', /^HTTP\/1\.1 400 /, 'RICHIESTA_NON_VALIDA'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /, 'RICHIESTA_NON_VALIDA'],
  ['no host, even if it is a probe', 'GET /readyz HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /, 'RICHIESTA_NON_VALIDA'],
  [
    'two content lengths',
    `POST / HTTP/1.1\r\nHost: ${PORTAL_HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    / 400 /,
    'RICHIESTA_NON_VALIDA',
  ],
  [
    'both a content length and chunks',
    `POST / HTTP/1.1\r\nHost: ${PORTAL_HOST}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    / 400 /,
    'RICHIESTA_NON_VALIDA',
  ],
  [
    'headers above the size limit',
    `GET / HTTP/1.1\r\nHost: ${PORTAL_HOST}\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`,
    / 431 /,
    'RICHIESTA_TROPPO_LUNGA',
  ],
  [
    'two hosts',
    `GET /api/chi HTTP/1.1\r\nHost: ${PORTAL_HOST}\r\nHost: ${PORTAL_HOST}\r\n\r\n`,
    / 400 /,
    'RICHIESTA_NON_VALIDA',
  ],
  [
    'a host that is not the portal’s',
    'GET /api/chi HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    / 421 /,
    'INDIRIZZO_NON_NOSTRO',
  ],
  [
    'the method GET and a large body',
    `GET /api/chi HTTP/1.1\r\nHost: ${PORTAL_HOST}\r\nContent-Length: 65537\r\n\r\n`,
    / 413 /,
    'TROPPO_GRANDE',
  ],
];

describe('a request rejected because of its head gets a JSON error and security headers', () => {
  test.each(refusals)('if it has %s', async (_, bytes, status, codice) => {
    const refused = await send(bytes);
    expect(refused.status).toMatch(status);
    const body = JSON.parse(refused.body);
    expect(body).toMatchObject({ success: false, codice, message: body.detail, request_id: '' });
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(refused.headers[name.toLowerCase()]).toBe(value);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', connection: 'close' });
  });
});

test('rejects an invalid URL with a JSON error and security headers', async () => {
  const refused = await get(PORTAL_HOST, '/a\\b');
  expect([refused.status, JSON.parse(refused.body).codice]).toEqual([
    'HTTP/1.1 400 Bad Request',
    'RICHIESTA_NON_VALIDA',
  ]);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
});

test('ignores an unknown Expect header', async () => {
  expect((await get(PORTAL_HOST, '/api/chi', 'Expect: un-miracolo\r\n')).status).toMatch(/ 200 /);
});

describe('the host of a request', () => {
  test.each([
    [PORTAL_HOST, '/api/chi', 200],
    [`${PORTAL_HOST}:8443`, '/api/chi', 200],
    ['altro.example', '/api/chi', 200],
    ['localhost:3000', '/api/chi', 200],
    ['evil.example', '/pagina', 421],
    ['evil.example', '/healthz', 200],
    ['10.0.0.7:3000', '/readyz', 200],
  ])('determines the status: host %s, path %s, status %i', async (host, path, status) => {
    expect((await get(host, path)).status).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('is the Host header, not X-Forwarded-Host', async () => {
    const answered = await get(PORTAL_HOST, '/api/chi', 'X-Forwarded-Host: evil.example\r\n');
    expect(answered.body).toContain(PORTAL_HOST);
    expect((await get('evil.example', '/api/chi', `X-Forwarded-Host: ${PORTAL_HOST}\r\n`)).status).toMatch(/ 421 /);
  });
});
