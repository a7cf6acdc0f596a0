import { sql } from 'kysely';
import type { HostLimits } from './host-limiter.ts';
import type { CalendarDb } from './repository.ts';

export type TurnPlace = { host: string; sentFrom: string };
/** `turn` is `null` if the request was rejected. `isAlone` means that no other request is running. */
type TurnAnswer = { turn: string | null; isAlone: boolean; waitMs: number };

/** Time after which a turn that is never released expires: twice the 15 s timeout of a request. */
const LEASE = '30 seconds';
const IDLE = '10 minutes';

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1000}::float8)`;

/**
 * Takes a turn to send a request, limited across all processes with this sending address. `ended` contains turns that have ended
 * but are still stored as running.
 */
export async function takeTurn(
  db: CalendarDb,
  { host, sentFrom }: TurnPlace,
  { perHost, gap, ended }: Pick<HostLimits, 'perHost' | 'gap'> & { ended: readonly string[] },
): Promise<TurnAnswer> {
  const running = (since: string) => sql`
    select ends from unnest(turns.running) as ends where ends > ${sql.raw(since)} and ends <> all (${ended}::timestamptz[])`;
  // A single statement decides, so a concurrent attempt waits for the row lock and sees the result.
  const { rows } = await sql<TurnAnswer>`/* prepared */
    with taken as (
      insert into feed_host_turns as turns (host, sent_from, started_at, running)
      values (${host}, ${sentFrom}, clock_timestamp(), array[clock_timestamp() + ${LEASE}::interval])
      on conflict (host, sent_from) do update set started_at = excluded.started_at,
        running = array(${running('excluded.started_at')}) || excluded.running
      where turns.started_at <= excluded.started_at - ${seconds(gap)}
        and (select count(*) from (${running('excluded.started_at')}) as busy) < ${perHost}
      returning running[cardinality(running)]::text as turn, cardinality(running) = 1 as is_alone
    )
    select (select turn from taken) as turn, coalesce((select is_alone from taken), false) as "isAlone", coalesce((
      select case when (select count(*) from (${running('now()')}) as busy) >= ${perHost} then ${gap}::float8
        else extract(epoch from started_at + ${seconds(gap)} - clock_timestamp()) * 1000 end
      from feed_host_turns as turns where host = ${host} and sent_from = ${sentFrom}), ${gap})::float8 as "waitMs"`.execute(
    db,
  );
  return rows[0] ?? { turn: null, isAlone: false, waitMs: gap };
}

export async function leaveTurn(db: CalendarDb, { host, sentFrom }: TurnPlace, turn: string): Promise<void> {
  await sql`/* prepared */
    update feed_host_turns set running = array_remove(running, ${turn}::timestamptz)
    where host = ${host} and sent_from = ${sentFrom}`.execute(db);
}

export async function forgetIdleTurns(db: CalendarDb): Promise<void> {
  await sql`delete from feed_host_turns where started_at < now() - ${IDLE}::interval`.execute(db);
}
