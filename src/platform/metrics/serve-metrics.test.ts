import { expect, test } from 'vitest';
import { mayReadHere, mayReadMetricsPort } from './serve-metrics.ts';

const TOKEN = 'sixteen-characters-at-least';
const LOCAL = { token: undefined, port: undefined, publicUrl: 'http://127.0.0.1:3000' };
const bearer = (token: string) => new Headers({ Authorization: `Bearer ${token}` });

const PUBLIC = { ...LOCAL, publicUrl: 'https://www.ospitalia.it' };
const NONE = new Headers();

test.each([
  ['allows a local request to a local portal', LOCAL, '127.0.0.1', NONE, true],
  ['allows an IPv6 loopback request', LOCAL, '::1', NONE, true],
  ['allows an IPv4-mapped loopback request', LOCAL, '::ffff:127.0.0.1', NONE, true],
  ['rejects a remote request', LOCAL, '203.0.113.9', NONE, false],
  [
    'rejects a request through a proxy with X-Forwarded-For',
    LOCAL,
    '127.0.0.1',
    new Headers({ 'X-Forwarded-For': '127.0.0.1' }),
    false,
  ],
  ['rejects a local request to a public portal, even without proxy headers', PUBLIC, '127.0.0.1', NONE, false],
  ['allows a remote request with the token', { ...PUBLIC, token: TOKEN }, '10.0.0.7', bearer(TOKEN), true],
  ['rejects a wrong token', { ...LOCAL, token: TOKEN }, '127.0.0.1', bearer('another-one'), false],
  ['rejects a local request without the required token', { ...LOCAL, token: TOKEN }, '127.0.0.1', NONE, false],
  [
    'rejects the token if metrics have a separate port',
    { ...LOCAL, token: TOKEN, port: 9464 },
    '::1',
    bearer(TOKEN),
    false,
  ],
])('mayReadHere %s', (_, access, socket, headers, may) => {
  expect(mayReadHere(access, socket, headers)).toBe(may);
});

test('a separate metrics port requires the token if one is set', () => {
  expect(mayReadMetricsPort({ token: undefined }, NONE)).toBe(true);
  expect(mayReadMetricsPort({ token: TOKEN }, NONE)).toBe(false);
  expect(mayReadMetricsPort({ token: TOKEN }, bearer(TOKEN))).toBe(true);
});
