import { ADMIN_COOKIE } from '../../accounts/rules/admin-cookies.ts';
import { SESSION_COOKIE } from '../../accounts/rules/session-cookie.ts';

/** Says that this browser changed something a moment ago, and nothing else. */
const RECENT_WRITE_COOKIE = '__Host-appena';

/** A replica that lags longer than half a second is not asked anyway; the rest is for slow networks and several tabs. */
const RECENT_WRITE_SECONDS = 10;

/** The header that a browser is given with the answer to a change. */
export const RECENT_WRITE = `${RECENT_WRITE_COOKIE}=1; Max-Age=${RECENT_WRITE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`;

const READS_PRIMARY = [SESSION_COOKIE, ADMIN_COOKIE, RECENT_WRITE_COOKIE];

function namesOf(cookie: string | null): string[] {
  return (cookie ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
}

/** Whether a request may be answered from a replica: it only reads, and is of nobody who could miss what they changed. */
export function mayLag({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const names = namesOf(headers.get('Cookie'));
  return !READS_PRIMARY.some((name) => names.includes(name));
}
