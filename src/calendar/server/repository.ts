import { type Kysely, sql, type Selectable } from 'kysely';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { StruttureTables } from '../../strutture/server/service.ts';
import type { Cin } from '../../strutture/rules/cin.ts';
import type { BusyPeriod } from '../rules/availability.ts';
import type { CalendarTables } from './tables.ts';

export type CalendarDb = Kysely<CalendarTables & StruttureTables>;

export type UnitBusy = {
  struttura_id: number;
  tipo_prenotazione: 'casa_vacanza' | 'bnb';
  camera_id: number | null;
  disponibile: boolean | null;
  busy: BusyPeriod[];
};

export type BusyWindow = { start: CalendarDate; end: CalendarDate; withPast: boolean };

/** Returns the unavailable periods of each unit, merged because a feed may block the same nights thousands of times. */
export function unitsBusy(db: CalendarDb, cin: Cin, { start, end, withPast }: BusyWindow): Promise<UnitBusy[]> {
  const window = sql<string>`daterange(${start}::date, ${end}::date, '[]')`;
  const since = withPast ? sql`and last_night >= ${start}::date` : sql``;
  return db
    .selectFrom('strutture')
    .modifyFront(sql`/* prepared */`)
    .innerJoin('units', 'units.struttura_id', 'strutture.id')
    .leftJoin('camere', 'camere.id', 'units.camera_id')
    .where('strutture.cin', '=', cin)
    .where('strutture.status', '=', 'approvata')
    .select(['units.struttura_id', 'tipo_prenotazione', 'units.camera_id', 'camere.disponibile'])
    .select(
      sql<BusyPeriod[]>`(
        select coalesce(json_agg(json_build_object('start', lower(nights), 'end', upper(nights))), '[]')
        from unnest((
          select range_agg(period) from ${eventsFrom(withPast)} as event where unit_id = units.id and period && ${window} ${since}
        )) as nights)`.as('busy'),
    )
    .execute();
}

const eventsFrom = (withPast: boolean) => sql.table(withPast ? 'every_calendar_event' : 'calendar_events');

export const calendarEvents = (withPast: boolean) =>
  sql<Selectable<CalendarTables['calendar_events']>>`${eventsFrom(withPast)}`.as('calendar_events');
