import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import { expect, test } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import { feedText } from '../../../test/feed-text.ts';
import { HOUR, pollingOfFile } from '../../../test/open-polling.ts';
import { createPolling, type PollingService } from './polling-service.ts';

const portal = await pollingOfFile();

/** The portal's database, but that the statement with this number fails, and that every later one does, as of a cut cable. */
function failingAt(number: number): PollingService {
  let statements = 0;
  const connect = async () => {
    const client = await portal.database.pool.connect();
    return {
      query: (text: string, values: unknown[]): Promise<QueryResult> => {
        statements += 1;
        if (statements < number) return client.query(text, values);
        return Promise.reject(new Error(`statement ${number} failed`));
      },
      // What PostgreSQL does when a connection breaks.
      release: () => client.query('rollback').finally(() => client.release()),
    } as unknown as PoolClient;
  };
  const pool = { connect, end: async () => undefined, options: {} };
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  return createPolling({ ...portal.parts, db: db as never });
}

/** Tries a poll that fails at its first statement, at its second…, until none is left; gives how many it has. */
async function statementsOf(attempt: (failing: { number: number; polling: PollingService }) => Promise<unknown>) {
  for (let number = 1; ; number += 1) {
    if ((await attempt({ number, polling: failingAt(number) })) !== null) return number - 1;
  }
}

/** All that a poll may change, the claim and the attempt aside. */
async function state(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(
      (select jsonb_agg(e order by id) from calendar_events e),
      (select jsonb_agg(to_jsonb(f) - 'claimed_until' - 'attempted_at' order by id) from feeds f),
      (select jsonb_agg(c order by first_event_id) from conflicts c),
      (select count(*) from pgboss.job where name = 'mail')
    )::text as state`.execute(portal.db);
  return rows[0]?.state ?? '';
}

test('G3 atomic: whichever statement of a poll fails, nothing of it is there, and the next poll does it all', async () => {
  const { struttura, feed, path } = await portal.buildFeed();
  const ours = { start: '2027-01-04', end: '2027-01-06', platform_source: 'ospitalia' } as const;
  await takeNights(portal.db, { struttura_id: struttura, ...ours });
  const stay = (start: string, end: string) => ({ start, end });
  await portal.server.set(path, { body: feedText('airbnb', [stay('2026-12-01', '2027-01-03')]) });
  await portal.polling.poll(feed);
  await portal.server.set(path, { body: feedText('airbnb', []) });
  portal.wait(HOUR);
  await portal.polling.poll(feed);
  const before = await state();
  // Frees a month, moves what is left and takes new nights, in conflict with ours.
  const events = [stay('2027-01-01', '2027-01-05'), stay('2027-02-01', '2027-02-05')];
  await portal.server.set(path, { body: feedText('airbnb', events) });
  const statements = await statementsOf(async (failing) => {
    portal.wait(HOUR);
    const outcome = await failing.polling.poll(feed).catch(() => null);
    if (outcome !== null) return outcome;
    expect(await state(), `after statement ${failing.number}`).toBe(before);
    return null;
  });
  expect(statements).toBeGreaterThan(12);
  expect(await portal.taken(feed)).toMatchObject(events);
  expect(await portal.mails()).toHaveLength(2);
});

test('G3 isolated: a feed whose poll fails changes no other', async () => {
  const [{ feed: one }, { feed: two }] = [await portal.buildFeed(), await portal.buildFeed()];
  await portal.server.set('*', { body: feedText('airbnb', [{ start: '2026-12-10', end: '2026-12-12' }]) });
  // One whose events the database refuses: its owner may not know, others must not either.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    portal.db,
  );
  await sql`
    create trigger refuse before insert on calendar_events for each row when (new.feed_id = ${sql.lit(one)})
    execute function refuse()`.execute(portal.db);
  portal.reported.length = 0;
  const waits: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    await portal.polling.runBatch([one, two]);
    const { next_poll_at } = await portal.feed(one);
    waits.push(Math.round((next_poll_at.getTime() - portal.clock.now().getTime()) / HOUR));
    portal.goTo(next_poll_at.toISOString());
  }
  expect(await portal.taken(one)).toEqual([]);
  expect(await portal.taken(two)).toHaveLength(1);
  // A bug of ours waits as long as any other failure that may pass, ten minutes first, and the log says whose calendar it is.
  expect(waits).toEqual([0, 1, 2, 4, 6, 6]);
  expect(portal.reported).toHaveLength(6);
  expect(portal.reported[0]).toMatchObject({
    message: `feed ${one} could not be polled`,
    cause: { message: 'refused' },
  });
  expect(await portal.feed(one)).toMatchObject({ fault: 'errore_interno', failures: 6, claimed_until: null });
  await sql`drop trigger refuse on calendar_events`.execute(portal.db);
  expect(await portal.polling.poll(one)).toMatchObject({ kind: 'merged' });
});
