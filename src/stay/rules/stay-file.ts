import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Language } from '../../kernel/language.ts';
import { foldLine } from '../../calendar/rules/fold-line.ts';

export type FiledStay = {
  language: Language;
  uid: string;
  title: string;
  place: string;
  note: string;
  url: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
  updated_at: string;
};

/** Escapes text (RFC 5545, section 3.3.11), so that text entered by a user cannot end a line. */
function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const compact = (text: string) => text.replaceAll(/[-:]|\.\d+/g, '');

/**
 * Returns an iCalendar file with one all-day event. `DTEND` is exclusive, so it is the day after the departure.
 * @example writeStayFile({ check_in: '2026-12-20', check_out: '2026-12-27', … }) // '…DTEND;VALUE=DATE:20261228\r\n…'
 */
export function writeStayFile(stay: FiledStay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Ospitalia//Soggiorno//${stay.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${stay.uid}`,
    `DTSTAMP:${compact(stay.updated_at)}`,
    `DTSTART;VALUE=DATE:${compact(stay.check_in)}`,
    `DTEND;VALUE=DATE:${compact(addDays(stay.check_out, 1))}`,
    `SUMMARY:${escape(stay.title)}`,
    `LOCATION:${escape(stay.place)}`,
    `DESCRIPTION:${escape(stay.note)}`,
    `URL:${stay.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
