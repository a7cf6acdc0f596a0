import { RECENT_WRITE } from '../src/platform/replica/recent-write.ts';

/** Returns the cookies that a response sets, without the recent-write cookie, which every change sets (ADR 0074). */
export function cookiesOf({ headers }: Pick<Response, 'headers'>): string[] {
  return headers.getSetCookie().filter((cookie) => cookie !== RECENT_WRITE);
}

export function cookieOf({ headers }: Pick<Response, 'headers'>): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
