const RECENT_WRITE_COOKIE = '__Host-appena';

/** Seconds for which a client reads from the primary after a change, much longer than the maximum lag of a replica. */
const RECENT_WRITE_SECONDS = 10;

export const RECENT_WRITE = `${RECENT_WRITE_COOKIE}=1; Max-Age=${RECENT_WRITE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`;

function namesOf(cookie: string | null): string[] {
  return (cookie ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
}

export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns whether a response may be slightly outdated: only for reads without a session cookie or a recent change. */
export function mayLag(request: Pick<Request, 'method' | 'headers'>, sessionCookies: readonly string[]): boolean {
  if (!isRead(request)) return false;
  const names = namesOf(request.headers.get('Cookie'));
  return ![RECENT_WRITE_COOKIE, ...sessionCookies].some((name) => names.includes(name));
}
