import { expect, test } from 'vitest';
import { mayReadHere, mayReadOwnPort } from './serve-metrics.ts';

const TOKEN = 'sixteen-characters-at-least';
const LOCAL = { token: undefined, port: undefined, publicUrl: 'http://127.0.0.1:3000' };
const bearer = (token: string) => new Headers({ Authorization: `Bearer ${token}` });

const PUBLIC = { ...LOCAL, publicUrl: 'https://www.ospitalia.it' };
const NONE = new Headers();

test.each([
  ['on this machine, of a portal that is only here', LOCAL, '127.0.0.1', NONE, true],
  ['the same by IPv6', LOCAL, '::1', NONE, true],
  ['the same by both', LOCAL, '::ffff:127.0.0.1', NONE, true],
  ['from elsewhere', LOCAL, '203.0.113.9', NONE, false],
  ['through a proxy that says so', LOCAL, '127.0.0.1', new Headers({ 'X-Forwarded-For': '127.0.0.1' }), false],
  ['through a proxy that says nothing, of a portal that is for everybody', PUBLIC, '127.0.0.1', NONE, false],
  ['with the token', { ...PUBLIC, token: TOKEN }, '10.0.0.7', bearer(TOKEN), true],
  ['with another token', { ...LOCAL, token: TOKEN }, '127.0.0.1', bearer('another-one'), false],
  ['without the token that there is, even on this machine', { ...LOCAL, token: TOKEN }, '127.0.0.1', NONE, false],
  [
    'with the token, where they have a port of their own',
    { ...LOCAL, token: TOKEN, port: 9464 },
    '::1',
    bearer(TOKEN),
    false,
  ],
])('a reader %s may or may not read the metrics: %#', (_, access, socket, headers, may) => {
  expect(mayReadHere(access, socket, headers)).toBe(may);
});

test('a separate port requires the token if one is set', () => {
  expect(mayReadOwnPort({ token: undefined }, NONE)).toBe(true);
  expect(mayReadOwnPort({ token: TOKEN }, NONE)).toBe(false);
  expect(mayReadOwnPort({ token: TOKEN }, bearer(TOKEN))).toBe(true);
});
