import { sql } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { EventSource, Nights } from '../rules/feed.ts';
import type { FoundConflict, UnitEvent } from '../rules/find-conflicts.ts';
import type { CalendarDb } from './repository.ts';

export type Seller = Pick<UnitEvent, 'unit_id' | 'platform_source'>;

export type MarkedEvent = UnitEvent & { is_marked: boolean };

/** Maximum number of events compared per struttura. Without it, a struttura with a hundred full feeds would exhaust memory. */
const MOST_COMPARED = 10_000;

export async function reservationsOf(db: CalendarDb, strutturaId: number, today: CalendarDate): Promise<MarkedEvent[]> {
  const { rows } = await sql<MarkedEvent>`
    select event.id, unit_id, camera_id, lower(period) as start, upper(period) as end, event_type, platform_source, is_echo,
      sync_status = 'conflict' as is_marked
    from units join calendar_events event on unit_id = units.id
    where struttura_id = ${strutturaId}
      and (event_type = 'booking' and period && daterange(${today}::date, null) or sync_status = 'conflict')
    order by period limit ${MOST_COMPARED}`.execute(db);
  return rows;
}

export type NotedConflict = FoundConflict & { found_at: Date; mailed_at: Date | null };

export async function notedConflicts(
  db: CalendarDb,
  strutturaId: number,
): Promise<(NotedConflict & { sellers: Seller[] })[]> {
  const { rows } = await sql<NotedConflict & { sellers: Seller[] }>`
    select first_event_id as first, second_event_id as second, lower(conflicts.period) as start,
      upper(conflicts.period) as end, found_at, mailed_at, json_build_array(
        json_build_object('unit_id', first.unit_id, 'platform_source', first.platform_source),
        json_build_object('unit_id', second.unit_id, 'platform_source', second.platform_source)
      ) as sellers
    from units
    join calendar_events first on first.unit_id = units.id
    join conflicts on first_event_id = first.id
    join calendar_events second on second.id = second_event_id
    where struttura_id = ${strutturaId}`.execute(db);
  return rows;
}

export async function replaceConflicts(
  db: CalendarDb,
  strutturaId: number,
  conflicts: readonly NotedConflict[],
): Promise<void> {
  const events = sql`(
    select event.id from units join calendar_events event on unit_id = units.id where struttura_id = ${strutturaId})`;
  await sql`delete from conflicts where first_event_id in ${events}`.execute(db);
  if (conflicts.length > 0) {
    await sql`
      insert into conflicts (first_event_id, second_event_id, period, found_at, mailed_at)
      select first, second, daterange(start, "end"), found_at, mailed_at
      from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as (
        first bigint, second bigint, start date, "end" date, found_at timestamptz, mailed_at timestamptz)`.execute(db);
  }
  await sql`
    update calendar_events event set sync_status = case when is_in_conflict then 'conflict' else 'ok' end
    from (
      select id, exists (select from conflicts where id in (first_event_id, second_event_id)) as is_in_conflict
      from calendar_events where id in ${events}
    ) marked
    where event.id = marked.id and (event.sync_status = 'conflict') <> is_in_conflict`.execute(db);
}

/** Returns the strutture with past conflicts, or with marked events whose conflict was deleted with a camera. */
export async function struttureWithPastConflicts(db: CalendarDb, today: CalendarDate): Promise<number[]> {
  const { rows } = await sql<{ struttura_id: number }>`
    select distinct struttura_id from units join calendar_events event on unit_id = units.id
    where sync_status = 'conflict' and not exists (
      select from conflicts where event.id in (first_event_id, second_event_id) and upper(conflicts.period) > ${today}::date)
    union
    select struttura_id from conflicts
    join calendar_events event on event.id = first_event_id join units on units.id = unit_id
    where upper(conflicts.period) <= ${today}::date`.execute(db);
  return rows.map(({ struttura_id }) => struttura_id);
}

export type MailedConflict = Nights & { sources: [EventSource, EventSource]; camera: string | null };

export async function takeUnmailed(db: CalendarDb, strutturaId: number, now: Date): Promise<MailedConflict[]> {
  const { rows } = await sql<MailedConflict>`
    with told as (
      update conflicts set mailed_at = ${now}
      from calendar_events event join units on units.id = event.unit_id
      where event.id = first_event_id and struttura_id = ${strutturaId} and mailed_at is null
      returning conflicts.*
    )
    select lower(told.period) as start, upper(told.period) as end,
      json_build_array(first.platform_source, second.platform_source) as sources, nome_camera as camera
    from told
    join calendar_events first on first.id = first_event_id
    join calendar_events second on second.id = second_event_id
    left join lateral (
      select nome_camera from units join camere on camere.id = units.camera_id
      where units.id in (first.unit_id, second.unit_id) limit 1
    ) camera on true
    order by told.period, first.id, second.id`.execute(db);
  return rows;
}
