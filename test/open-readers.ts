import { sql } from 'kysely';
import { recordAction as record } from '../src/admin/server/service.ts';
import { moderationRoutes } from '../src/blog/server/admin-routes.ts';
import { createCommentsService } from '../src/blog/server/comments-service.ts';
import { createModerationService } from '../src/blog/server/moderation-service.ts';
import { createNewsletterAdminService } from '../src/blog/server/newsletter-admin-service.ts';
import { newsletterRoutes } from '../src/blog/server/newsletter-routes.ts';
import { createSending, resumeSendings, type SendingBatch } from '../src/blog/server/newsletter-sending.ts';
import { createNewsletterService } from '../src/blog/server/newsletter-service.ts';
import { commentsRoutes } from '../src/blog/server/routes.ts';
import type { ReaderDb } from '../src/blog/server/tables.ts';
import { createViewsService } from '../src/blog/server/views-service.ts';
import type { Mail } from '../src/mail/contract.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import { listen } from '../src/platform/http/listen.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import { createApiApp } from './api-app.ts';
import { createTestDatabase } from './database.ts';
import { createMemoryLimits } from './memory-limits.ts';

export const PUBLIC_URL = 'https://www.ospitalia.test';
export const START = new Date('2026-11-22T09:00:00Z');

let caller = 0;

/** Serves the API of comments and the newsletter. Every request is authorised as an administrator, and jobs are not run. */
export async function openReaders() {
  const database = await createTestDatabase();
  const { db } = database;
  const { boss, put } = openJobs(database.pool, { onError: console.error });
  const time = { now: START };
  const clock = { now: () => time.now };
  const outbox = createMailOutbox(boss);
  const putBatch = (batch: SendingBatch, transaction: ReaderDb) => put('newsletter-send', batch, transaction);
  const newsletter = createNewsletterService({
    db,
    clock,
    outbox,
    publicUrl: PUBLIC_URL,
    privacyVersion: '2026-11-22',
  });
  const comments = createCommentsService({ db, clock });
  const limits = createMemoryLimits();
  const views = createViewsService({ db, clock, limits: createMemoryLimits() });
  const app = createApiApp({
    calls: [
      ...commentsRoutes({ comments, views }),
      ...newsletterRoutes(newsletter, createNewsletterAdminService({ db, clock, putBatch, record })),
      ...moderationRoutes(createModerationService({ db, clock, record })),
    ],
    adminOf: async () => ({ id: '1', username: 'redazione' }),
    trustProxy: 1,
    limits,
  });
  const server = await listen(app, '127.0.0.1', 0);
  const origin = `http://127.0.0.1:${server.port}`;

  async function jobsOf<T>(name: string): Promise<T[]> {
    const { rows } = await sql<{ data: T }>`
      select data from pgboss.job where name = ${name} order by created_on, data ->> 'to'`.execute(db);
    return rows.map(({ data }) => data);
  }

  return {
    db,
    origin,
    comments,
    newsletter,
    outbox,
    time,
    sendBatch: createSending({ db, outbox, publicUrl: PUBLIC_URL, putBatch, batchSize: 2 }),

    resumeSendings: () => resumeSendings({ db, putBatch }),

    /** Clears the rate limits, which use the system clock instead of the fixed one. */
    clearLimits: limits.clear,

    async clear(): Promise<void> {
      time.now = START;
      limits.clear();
      await db.deleteFrom('newsletter_subscribers').execute();
      await db.deleteFrom('blog_posts').execute();
      await sql`delete from pgboss.job`.execute(db);
    },

    /** Sends an API call, by default from a client address that no other call uses. */
    async call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
      caller += 1;
      const address = `10.2.${caller >> 8}.${caller & 255}`;
      const answer = await fetch(path.startsWith('/') ? origin + path : `${origin}/api/${path}`, {
        method,
        headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
    },

    jobsOf,
    mails: () => jobsOf<Mail>('mail'),

    subscribers: () => db.selectFrom('newsletter_subscribers').select(['email', 'stato', 'privacy_versione']).execute(),

    async languages(): Promise<string[]> {
      const rows = await db.selectFrom('newsletter_subscribers').select('lingua').execute();
      return rows.map(({ lingua }) => lingua);
    },

    async confirmed(...emails: string[]): Promise<void> {
      for (const email of emails) {
        const fixed = { privacy_versione: '2026-11-22', confirm_hash: null, confirm_until: null };
        const subscriber = { ...fixed, email, stato: 'confermato' as const, confirmed_at: START, asked_at: START };
        await db.insertInto('newsletter_subscribers').values(subscriber).execute();
      }
    },

    async leaveTokenOf(email: string): Promise<string> {
      const subscribers = db.selectFrom('newsletter_subscribers').select('leave_token').where('email', '=', email);
      return (await subscribers.executeTakeFirstOrThrow()).leave_token;
    },

    async lines(like: string): Promise<{ azione: string; prima: object | null; dopo: object | null }[]> {
      const { rows } = await sql<{ azione: string; prima: object | null; dopo: object | null }>`
        select azione, prima, dopo from registro_azioni where azione like ${like} order by id`.execute(db);
      return rows;
    },

    async close() {
      await server.close();
      await database.close();
    },
  };
}

export type Readers = Awaited<ReturnType<typeof openReaders>>;
