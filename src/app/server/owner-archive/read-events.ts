import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** An event in a home's calendar. `end` is exclusive: the day of departure. */
export type ArchivedEvent = {
  start: string;
  end: string;
  /** Name of the room; `null` if the event concerns the whole struttura. */
  nome_camera: string | null;
  event_type: 'booking' | 'blocked' | 'maintenance' | 'conflict';
  platform_source: 'airbnb' | 'booking' | 'ospitalia' | 'vrbo';
  summary: string;
  booking_id: string | null;
  is_hold: boolean;
};

type EventColumns = Omit<ArchivedEvent, 'start' | 'end' | 'nome_camera'> & {
  id: number;
  unit_id: number;
  period: string;
};

export function readEvents(db: Db, strutturaId: number): Promise<ArchivedEvent[]> {
  return db
    .selectFrom(sql<EventColumns>`every_calendar_event`.as('calendar_events'))
    .innerJoin('units', 'units.id', 'calendar_events.unit_id')
    .leftJoin('camere', 'camere.id', 'units.camera_id')
    .where('units.struttura_id', '=', strutturaId)
    .select([
      sql<string>`lower(period)`.as('start'),
      sql<string>`upper(period)`.as('end'),
      'nome_camera',
      'event_type',
      'platform_source',
      'summary',
      'booking_id',
      'is_hold',
    ])
    .orderBy('period')
    .orderBy('calendar_events.id')
    .execute();
}
