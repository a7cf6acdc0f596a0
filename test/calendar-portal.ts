import { buildStruttura } from './build-struttura.ts';
import { openPortal } from './open-portal.ts';
import { NOW } from './owner-rooms.ts';
import { signInAdmin } from './sign-in-admin.ts';

/** What an answer of the calendar's calls may hold; a test looks at what it asked for. */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON of many calls, looked into by tests
type Body = any;
export type CalendarAnswer = { status: number; headers: Headers; text: string; body: Body };

type RequestOptions = { cookie?: string | null; body?: unknown; headers?: Record<string, string> };

let caller = 0;

/** The composed portal without pages, with two owners and an administrator. */
export async function openCalendarPortal(options: Parameters<typeof openPortal>[0] = {}) {
  const portal = await openPortal(options);
  const { db } = portal;
  const anna = await portal.signIn('anna@example.it');
  const bruno = await portal.signIn('bruno@example.it');

  /** Asks as Anna, unless told otherwise; each request from an address of its own. */
  async function ask(method: string, path: string, asked: RequestOptions = {}): Promise<CalendarAnswer> {
    const { cookie = anna, body } = asked;
    caller += 1;
    const headers = new Headers({ 'X-Forwarded-For': `10.9.${(caller >> 8) & 255}.${caller & 255}`, ...asked.headers });
    if (cookie !== null) headers.set('Cookie', cookie);
    if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(portal.origin + path, { method, headers, ...sent });
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
  }

  return {
    ...portal,
    ask,
    anna,
    bruno,
    admin: await signInAdmin(db),
    /** A whole house of Anna's, approved. */
    house: (fields: Parameters<typeof buildStruttura>[1] = {}) =>
      buildStruttura(db, { proprietario_email: 'anna@example.it', email_confirmed_at: NOW, ...fields }),
  };
}

export type CalendarPortal = Awaited<ReturnType<typeof openCalendarPortal>>;
