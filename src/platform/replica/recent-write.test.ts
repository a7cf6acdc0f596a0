import { expect, test } from 'vitest';
import { mayLag, RECENT_WRITE } from './recent-write.ts';

const SESSIONS = ['__Host-ospitalia_sessione', '__Host-ospitalia_admin'];
const asked = (method: string, cookie?: string) => ({
  method,
  headers: new Headers(cookie === undefined ? {} : { Cookie: cookie }),
});

test.each([
  ['GET', undefined],
  ['HEAD', undefined],
  ['GET', ''],
  ['GET', 'altro=1; tema=__Host-appena'],
  ['GET', '__Host-appena-altro=1'],
  ['GET', 'ospitalia_sessione=1'],
])('%s with the cookie %o may be answered from a replica', (method, cookie) => {
  expect(mayLag(asked(method, cookie), SESSIONS)).toBe(true);
});

test.each([
  ['POST', undefined],
  ['PUT', undefined],
  ['DELETE', undefined],
  ['GET', '__Host-appena=1'],
  ['GET', '__Host-appena'],
  ['GET', '__Host-ospitalia_sessione=abc'],
  ['GET', '__Host-ospitalia_admin=abc'],
  ['HEAD', 'a=b;__Host-ospitalia_admin=abc ; c=d'],
  ['GET', 'a=b;  __Host-appena=1'],
])('%s with the cookie %o never', (method, cookie) => {
  expect(mayLag(asked(method, cookie), SESSIONS)).toBe(false);
});

test('the cookie is one that no script and no neighbour of a subdomain can set, and lasts ten seconds', () => {
  expect(RECENT_WRITE).toBe('__Host-appena=1; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Lax');
});
