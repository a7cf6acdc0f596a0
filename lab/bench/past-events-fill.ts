import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';

/** From the first day that a calendar knows to a fortnight from now: what is booked meanwhile comes after that. */
const FIRST_DAY = '2020-01-02';
const DAYS_AHEAD = 15;

/** A feed of every house; nobody reads it. */
async function addFeeds(db: Db): Promise<void> {
  await sql`
    insert into feeds (unit_id, platform, sealed_url, shown_url, host, paused)
    select id, 'airbnb', '\\x00', 'https://calendari.example/…', 'calendari.example', true from units where camera_id is null
    on conflict do nothing`.execute(db);
}

/** Two nights of each house every few days, in the order in which they were written: nine in ten of a platform, the others our own. */
async function addEvents(db: Db, events: number): Promise<void> {
  await sql`
    with houses as (select id, count(*) over () as houses from units where camera_id is null),
    many as (
      -- What the demonstration has sold itself is to come.
      select houses.id as unit_id, number, first_day, number % 10 = 0 and first_day < current_date - 2 as is_own
      from houses cross join lateral (select ceil(${events}::numeric / houses) as each, current_date + ${DAYS_AHEAD}::integer - ${FIRST_DAY}::date as span) as spread
      cross join lateral generate_series(0, each::integer - 1) as number
      cross join lateral (select ${FIRST_DAY}::date + (number * span / each)::integer as first_day) as day
    )
    insert into calendar_events (unit_id, period, event_type, platform_source, summary, created_at, feed_id, uid_hash)
    select unit_id, daterange(first_day, first_day + 2), 'booking',
      case when is_own then 'ospitalia' else 'airbnb' end, case when is_own then 'Prenotazione' else '' end,
      least(now(), first_day - 30), case when not is_own then feeds.id end,
      case when not is_own then sha256(int4send(unit_id) || int4send(number)) end
    from many join feeds using (unit_id) order by number, unit_id`.execute(db);
}

/** Indexes that no constraint has: they are made anew at the end, which is many times as fast. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'calendar_events'::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Fills the calendars of all houses with so many events of seven years. No trigger follows: searches do not know of them. */
export async function fillCalendars(db: Db, events: number): Promise<void> {
  await addFeeds(db);
  const definitions = await dropIndexes(db);
  await sql`alter table calendar_events disable trigger user`.execute(db);
  await addEvents(db, events);
  await sql`alter table calendar_events enable trigger user`.execute(db);
  for (const definition of definitions) await sql.raw(definition).execute(db);
  await sql`vacuum analyze calendar_events`.execute(db);
  await sql`checkpoint`.execute(db);
}
