import { RECENT_WRITE } from '../src/platform/replica/recent-write.ts';

/** Returns the cookies that a response sets, except the recent-write cookie, which write requests set (ADR 0074). */
export function cookiesOf({ headers }: Pick<Response, 'headers'>): string[] {
  return headers.getSetCookie().filter((cookie) => cookie !== RECENT_WRITE);
}

export function cookieOf({ headers }: Pick<Response, 'headers'>): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
