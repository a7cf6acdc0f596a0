import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { Platform } from '../src/calendar/rules/feed.ts';
import { createFeedFetcher } from '../src/calendar/server/fetch-feed/fetch-feed.ts';
import { createHostLimiter } from '../src/calendar/server/host-limiter.ts';
import { createPolling, type PollingDependencies } from '../src/calendar/server/polling-service.ts';
import { createSeal } from '../src/calendar/server/seal.ts';
import type { Mail } from '../src/mail/contract.ts';
import { createMailOutbox } from '../src/mail/server/create-mail-outbox.ts';
import { openJobs } from '../src/app/server/jobs/open-jobs.ts';
import { buildStruttura } from './build-struttura.ts';
import { TEST_SECRET } from './compose-test-modules.ts';
import { createTestDatabase } from './database.ts';
import { startFeedServer } from './feed-server.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const MORNING = '2026-11-22T09:00:00Z';
const OWNER = 'anna@example.it';

export type TakenNights = { start: string; end: string; event_type: string; is_held: boolean; is_echo: boolean };

type FeedSpot = { struttura: number; platform?: Platform; path: string; camera?: number };

/** Sets up polling without running jobs. `deadline` is the request timeout, by default long enough for slow machines. */
export async function openPolling({ deadline = 20_000 } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const server = await startFeedServer();
  const seal = createSeal(TEST_SECRET);
  const { boss } = openJobs(database.pool, { onError: (error) => console.error(error) });
  const batches: number[][] = [];
  const reported: unknown[] = [];
  let now = new Date(MORNING);
  const clock = { now: () => now };
  const publicUrl = 'https://ospitalia.example';
  const fetcher = createFeedFetcher({ allow: [server.host], publicUrl, clock, deadline });
  const dependencies: PollingDependencies = {
    db,
    clock,
    fetcher,
    seal,
    publicUrl,
    outbox: createMailOutbox(boss),
    limiter: createHostLimiter({ inFlight: 16, perHost: 16, gap: 0 }),
    random: () => 0.5,
    putBatch: async (_, ids) => void batches.push([...ids]),
    report: (error) => reported.push(error),
  };

  return {
    database,
    db,
    server,
    seal,
    dependencies,
    clock,
    batches,
    reported,
    polling: createPolling(dependencies),

    goTo(instant: string) {
      now = new Date(instant);
    },
    wait(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
    },

    buildStruttura: () => buildStruttura(db, { proprietario_email: OWNER }),

    async unitOf(struttura: number, camera: number | null = null): Promise<number> {
      const { id } = await db
        .selectFrom('units')
        .where('struttura_id', '=', struttura)
        .where('camera_id', 'is not distinct from', camera)
        .select('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async addFeed({ struttura, platform = 'airbnb', path, camera }: FeedSpot): Promise<number> {
      const { id } = await db
        .insertInto('feeds')
        .values({
          unit_id: await this.unitOf(struttura, camera),
          platform,
          sealed_url: seal.seal(`${server.origin}${path}`),
          shown_url: 'http://127.0.0.1/•••',
          host: server.host,
          next_poll_at: now,
          changed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async buildFeed(platform: Platform = 'airbnb') {
      const struttura = await this.buildStruttura();
      const path = `/${struttura}.ics`;
      return { struttura, path, feed: await this.addFeed({ struttura, platform, path }) };
    },

    feed: (id: number) => db.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),

    async taken(feedId: number): Promise<TakenNights[]> {
      const { rows } = await sql<TakenNights>`
        select lower(period) as start, upper(period) as end, event_type, held_since is not null as is_held, is_echo
        from calendar_events where feed_id = ${feedId} order by period, id`.execute(db);
      return rows;
    },

    async calendar(): Promise<unknown[]> {
      const { rows } = await sql`select * from calendar_events order by id`.execute(db);
      return rows;
    },

    async mails(): Promise<Mail[]> {
      const { rows } = await sql<{ data: Mail }>`
        select data from pgboss.job where name = 'mail' order by created_on, id`.execute(db);
      return rows.map(({ data }) => data);
    },

    async forgetAll() {
      now = new Date(MORNING);
      batches.length = 0;
      reported.length = 0;
      await db.deleteFrom('feeds').execute();
      await db.deleteFrom('feed_hosts').execute();
      await sql`delete from pgboss.job`.execute(db);
    },

    async close() {
      await server.stop();
      await fetcher.close();
      await database.close();
    },
  };
}

export async function pollingOfFile() {
  const portal = await openPolling();
  afterAll(() => portal.close());
  return portal;
}
