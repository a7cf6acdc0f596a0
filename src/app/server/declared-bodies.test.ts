import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openPortal } from '../../../test/open-portal.ts';
import { pathsOf } from '../../platform/http/calls.ts';

const RECEIVED = {
  place: { mailbox: null, domain: 'campanello.example' },
  secret: 'known to the inbound mail service',
  imap: null,
};
const portal = await openPortal({ inboundMail: RECEIVED });
afterAll(() => portal.close());

const GIGABYTE = 1_073_741_824;
const COOKIE = '__Host-sessione=nessuna';

/** Sends only headers. The response arrives only if the server does not wait for the body. */
async function declare(method: string, path: string, bytes: number): Promise<string> {
  const socket = connect(portal.port, '127.0.0.1');
  const lines = ['Host: x', `Cookie: ${COOKIE}`, 'Content-Type: application/json', `Content-Length: ${bytes}`];
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

const CALLS = portal.modules.calls.flatMap(({ call }) => pathsOf(call).map((path) => ({ ...call, path })));

test('every API call rejects a body with a declared length of one gigabyte before reading it', async () => {
  const wrong: string[] = [];
  for (const { method, path } of CALLS) {
    const answer = await declare(method, path.replaceAll(/\{\w+\}/g, '1'), GIGABYTE);
    const isRefused = answer.startsWith('HTTP/1.1 413 ') && answer.includes('"codice":"TROPPO_GRANDE"');
    if (!isRefused) wrong.push(`${method} ${path}: ${answer.slice(0, 40)}`);
  }
  expect(CALLS.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each([
  ['GET', '/'],
  ['HEAD', '/strutture/lazio'],
  ['GET', '/healthz'],
  ['GET', '/foto/a.webp'],
  ['GET', '/api/openapi.json'],
])('%s %s, which is not an API call, rejects a body with a declared length of one gigabyte', async (method, path) => {
  expect(await declare(method, path, GIGABYTE)).toMatch(/^HTTP\/1\.1 413 /);
});

test('a photo with a declared length of more than 5 MB is rejected with a message that contains its file name', async () => {
  const answer = await declare('POST', '/api/foto?nome=mare.jpg', 5_242_881);
  expect(answer).toContain('mare.jpg');
  expect(answer).toContain('Massimo 5MB per immagine.');
});
