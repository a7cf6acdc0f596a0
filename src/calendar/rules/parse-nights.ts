import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Misread, MisreadReason, Nights } from './feed.ts';

export function parseNights({ start_date, end_date }: { start_date: string; end_date: string }): Nights {
  return { start: start_date as CalendarDate, end: end_date as CalendarDate };
}

type MisreadText = { reason: MisreadReason; nights: { start: string; end: string }; written: string };

export function parseMisread({ reason, nights, written }: MisreadText): Misread {
  return { reason, nights: parseNights({ start_date: nights.start, end_date: nights.end }), written };
}
