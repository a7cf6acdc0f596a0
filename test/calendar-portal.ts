import { join } from 'node:path';
import { createAccountsService } from '../src/accounts/server/service.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import { listen } from '../src/platform/http/listen.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import { createApiApp } from './api-app.ts';
import { buildStruttura } from './build-struttura.ts';
import { composeTestRooms } from './compose-rooms.ts';
import type { Database, Db } from '../src/app/server/database.ts';
import { createTestDatabase } from './database.ts';
import { signIn } from './open-accounts.ts';
import { NOW } from './owner-rooms.ts';
import { signInAdmin } from './sign-in-admin.ts';

/** What an answer of the calendar's calls may hold; a test looks at what it asked for. */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON of many calls, looked into by tests
type Body = any;
export type CalendarAnswer = { status: number; headers: Headers; text: string; body: Body };

type RequestOptions = { cookie?: string | null; body?: unknown; headers?: Record<string, string> };

let caller = 0;

type CalendarPortalOptions = {
  /** Whose calendars may be read. */
  feedAllow?: string[];
  /** Where its clock stands; whoever moves the date moves the clock. */
  now?: Date;
  /** Where it listens; any free port without. */
  port?: number;
  /** A database of the caller's own, and where visitors read it; it is closed with the portal. */
  database?: Database;
  readDb?: Db;
} & Pick<NonNullable<Parameters<typeof composeTestRooms>[2]>, 'inboundMail' | 'metrics'>;

/** The composed portal without pages, with two owners and an administrator. */
export async function openCalendarPortal(setting: CalendarPortalOptions = {}) {
  const { feedAllow = [], now = NOW, port = 0, inboundMail = null, metrics, ...given } = setting;
  const publicUrl = port === 0 ? 'http://127.0.0.1' : `http://127.0.0.1:${port}`;
  const database: Database = given.database ?? (await createTestDatabase());
  const read = {
    ...(given.readDb && { readDb: given.readDb }),
    ...(metrics && { metrics }),
  };
  const { db } = database;
  const rooms = composeTestRooms(database, now, { feedAllow, publicUrl, inboundMail, ...read });
  const app = createApiApp({
    calls: rooms.calls,
    accountOf: rooms.services.accountOf,
    adminOf: rooms.adminOf,
    uploadFolder: join(rooms.folder, 'in-arrivo'),
    publicUrl,
    trustProxy: 1,
  });
  const server = await listen(app, '127.0.0.1', port);
  const accounts = createAccountsService({
    db,
    outbox: createMailOutbox(openJobs(database.pool, { onError: console.error }).boss),
    publicUrl,
  });
  const anna = (await signIn(accounts, 'anna@example.it')).cookie;
  const bruno = (await signIn(accounts, 'bruno@example.it')).cookie;

  /** Asks as Anna, unless told otherwise; each request from an address of its own. */
  async function ask(method: string, path: string, asked: RequestOptions = {}): Promise<CalendarAnswer> {
    const { cookie = anna, body } = asked;
    caller += 1;
    const headers = new Headers({ 'X-Forwarded-For': `10.9.${(caller >> 8) & 255}.${caller & 255}`, ...asked.headers });
    if (cookie !== null) headers.set('Cookie', cookie);
    if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers, ...sent });
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
  }

  return {
    database,
    db,
    rooms,
    ask,
    anna,
    bruno,
    admin: await signInAdmin(db),
    /** The cookie of somebody who proves an address now. */
    signIn: async (email: string) => (await signIn(accounts, email)).cookie,
    /** A whole house of Anna's, approved. */
    house: (fields: Parameters<typeof buildStruttura>[1] = {}) =>
      buildStruttura(db, { proprietario_email: 'anna@example.it', email_confirmed_at: NOW, ...fields }),
    async close() {
      await server.close();
      rooms.remove();
      await database.close();
    },
  };
}

export type CalendarPortal = Awaited<ReturnType<typeof openCalendarPortal>>;
