import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { ExportTarget } from '../rules/feed.ts';
import { type ExportedEvent, selectExport } from '../rules/select-export.ts';
import { writeIcal } from '../rules/write-ical.ts';
import { exportableEvents } from './export-repository.ts';
import type { Unit } from './property-repository.ts';
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
