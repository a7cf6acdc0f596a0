import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { ExportTarget } from '../rules/feed.ts';
import { addressReaders } from '../rules/address-readers.ts';
import { type ExportedEvent, selectExport } from '../rules/select-export.ts';
import { type Summaries, writeIcal } from '../rules/write-ical.ts';
import { exportableEvents } from './export-repository.ts';
import { addressesOfUnit, feedsOfUnit } from './feed-repository.ts';
import { notFound, unitOf } from './open-calendar.ts';
import { findProperty, type Unit } from './property-repository.ts';
import type { CalendarDb } from './repository.ts';
import { ownerMessages } from '../messages/by-request.ts';

export type FileQuestion = {
  property_id: number;
  unit: Pick<Unit, 'unit_id' | 'camera_id'>;
  target: ExportTarget;
  today: CalendarDate;
  publicUrl: string;
  summaries?: Summaries;
};

type CalendarFile = { bytes: Buffer; exported: ExportedEvent[] };

function toFile(exported: ExportedEvent[], publicUrl: string, summaries?: Summaries): CalendarFile {
  const domain = new URL(publicUrl).host;
  return { bytes: Buffer.from(writeIcal(exported, { domain, ...(summaries && { summaries }) })), exported };
}

/** Returns the calendar file that an owner downloads. The same state always results in the same bytes (guarantee G11). */
export async function calendarFile(
  db: CalendarDb,
  { publicUrl, summaries, ...question }: FileQuestion,
): Promise<CalendarFile> {
  const events = await exportableEvents(db, question.property_id, question.today);
  return toFile(selectExport(events, { ...question, keepsRows: true }), publicUrl, summaries);
}

export async function addressFile(db: CalendarDb, { publicUrl, ...question }: FileQuestion): Promise<CalendarFile> {
  const { property_id, unit, target } = question;
  const events = await exportableEvents(db, property_id, question.today);
  const feeds = await feedsOfUnit(db, unit.unit_id);
  const addresses = await addressesOfUnit(db, unit.unit_id);
  const withRows = feeds.map((feed) => ({
    ...feed,
    rows: events.filter((event) => event.unit_id === unit.unit_id && event.platform_source === feed.platform),
  }));
  const readers = addressReaders(target, { feeds: withRows, addresses }, question.today);
  return toFile(selectExport(events, { ...question, ...readers }), publicUrl);
}

export function createCalendarOf({ db, clock, publicUrl }: { db: CalendarDb; clock: Clock; publicUrl: string }) {
  const target: ExportTarget = 'altro';
  return async (strutturaId: number): Promise<Uint8Array> => {
    const property = await findProperty(db, strutturaId);
    if (property === undefined) throw notFound(ownerMessages().calendarNotFound);
    const summaries = { booking: ownerMessages().icsBookedSummary, closed: ownerMessages().icsUnavailableSummary };
    const question = { property_id: property.id, unit: unitOf(property, null), target, publicUrl, summaries };
    return (await calendarFile(db, { ...question, today: today(clock) })).bytes;
  };
}
