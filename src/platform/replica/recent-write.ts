/** Says that this browser changed something a moment ago, and nothing else. */
const RECENT_WRITE_COOKIE = '__Host-appena';

/** A replica that lags longer than half a second is not asked anyway; the rest is for slow networks and several tabs. */
const RECENT_WRITE_SECONDS = 10;

/** The header that a browser is given with the answer to a change. */
export const RECENT_WRITE = `${RECENT_WRITE_COOKIE}=1; Max-Age=${RECENT_WRITE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`;

function namesOf(cookie: string | null): string[] {
  return (cookie ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
}

/** Whether a request changes nothing, whoever its caller is. */
export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Only a read, of a caller without a session (`sessionCookies`) who has changed nothing just now. */
export function mayLag(request: Pick<Request, 'method' | 'headers'>, sessionCookies: readonly string[]): boolean {
  if (!isRead(request)) return false;
  const names = namesOf(request.headers.get('Cookie'));
  return ![RECENT_WRITE_COOKIE, ...sessionCookies].some((name) => names.includes(name));
}
