import { expect, test } from 'vitest';
import { mayLag, RECENT_WRITE } from './recent-write.ts';

const SESSIONS = ['__Host-ospitalia_sessione', '__Host-ospitalia_admin'];
const requestOf = (method: string, cookie?: string) => ({
  method,
  headers: new Headers(cookie === undefined ? {} : { Cookie: cookie }),
});

test.each([
  ['GET', undefined, true],
  ['HEAD', '', true],
  ['GET', 'altro=1; tema=__Host-appena', true],
  ['GET', '__Host-appena-altro=1', true],
  ['GET', 'ospitalia_sessione=1', true],
  ['POST', undefined, false],
  ['DELETE', undefined, false],
  ['GET', '__Host-appena', false],
  ['GET', '__Host-ospitalia_sessione=abc', false],
  ['HEAD', 'a=b;__Host-ospitalia_admin=abc ; c=d', false],
  ['GET', 'a=b;  __Host-appena=1', false],
])('mayLag returns $2 for $0 with the cookie $1', (method, cookie, may) => {
  expect(mayLag(requestOf(method, cookie), SESSIONS)).toBe(may);
});

test('the recent-write cookie lasts ten seconds and cannot be set by scripts or subdomains', () => {
  expect(RECENT_WRITE).toBe('__Host-appena=1; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Lax');
});
