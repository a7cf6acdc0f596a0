import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { type Clock, today } from '../../kernel/clock.ts';
import { propertyCalendarMessages as messages } from '../property-messages.it.ts';
import type { ExportTarget } from '../rules/feed.ts';
import { type ExportedEvent, selectExport } from '../rules/select-export.ts';
import { writeIcal } from '../rules/write-ical.ts';
import { exportableEvents } from './export-repository.ts';
import { notFound, unitOf } from './open-calendar.ts';
import { findProperty, type Unit } from './property-repository.ts';
import type { CalendarDb } from './repository.ts';

/** Which calendar is written: of which unit, for whom, on which day. `publicUrl`: the site, whose name its UIDs carry. */
export type FileQuestion = {
  property_id: number;
  unit: Pick<Unit, 'unit_id' | 'camera_id'>;
  target: ExportTarget;
  today: CalendarDate;
  publicUrl: string;
};

/** A unit's calendar as a file, and what stands in it. The same state gives the same bytes (guarantee G11). */
export async function calendarFile(
  db: CalendarDb,
  { property_id, publicUrl, ...question }: FileQuestion,
): Promise<{ bytes: Buffer; exported: ExportedEvent[] }> {
  const events = await exportableEvents(db, property_id, question.today);
  const exported = selectExport(events, question);
  return { bytes: Buffer.from(writeIcal(exported, { domain: new URL(publicUrl).host })), exported };
}

/** The calendar of a whole struttura as its owner takes it away, whatever its state: what is not over. */
export function createCalendarOf({ db, clock, publicUrl }: { db: CalendarDb; clock: Clock; publicUrl: string }) {
  const target: ExportTarget = 'altro';
  return async (strutturaId: number): Promise<Uint8Array> => {
    const property = await findProperty(db, strutturaId);
    if (property === undefined) throw notFound(messages.calendarioNonTrovato);
    const question = { property_id: property.id, unit: unitOf(property, null), target, publicUrl };
    return (await calendarFile(db, { ...question, today: today(clock) })).bytes;
  };
}
