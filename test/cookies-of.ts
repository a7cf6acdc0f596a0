import { RECENT_WRITE } from '../src/platform/replica/recent-write.ts';

/** The `Set-Cookie` headers of an answer, but for the one that every change brings (ADR 0074). */
export function cookiesOf({ headers }: Pick<Response, 'headers'>): string[] {
  return headers.getSetCookie().filter((cookie) => cookie !== RECENT_WRITE);
}

/** The `Cookie` header that a browser sends after an answer. */
export function cookieOf({ headers }: Pick<Response, 'headers'>): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
