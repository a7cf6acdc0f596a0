import { foldLine } from './fold-line.ts';
import type { Nights } from './feed.ts';
import { OUR_PRODID } from './read-ical-events.ts';

/**
 * An event to be written. `public_id` stays the same for as long as the event lives; `uid_suffix` tells apart the pieces of one
 * that is written in pieces. `updated_at`: the date, or milliseconds since 1970.
 */
export type WrittenEvent = Nights & {
  public_id: string;
  uid_suffix?: string;
  event_type: string;
  updated_at: Date | number;
};

const PRODID = `${OUR_PRODID}Calendario//IT`;

/** @example compact('2026-12-20') // '20261220'; an instant: '20261122T010203Z' */
function compact(text: string): string {
  return text.replaceAll(/[-:]|\.\d+/g, '');
}

function uidOf({ public_id, uid_suffix }: WrittenEvent, domain: string): string {
  return `${public_id}${uid_suffix ? `-${uid_suffix}` : ''}@${domain}`;
}

function linesOf(event: WrittenEvent, domain: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, domain)}`,
    `DTSTAMP:${compact(new Date(event.updated_at).toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(event.start)}`,
    `DTEND;VALUE=DATE:${compact(event.end)}`,
    `SUMMARY:${event.event_type === 'booking' ? 'Prenotato' : 'Non disponibile'}`,
    'END:VEVENT',
  ];
}

function sortKey({ start, end, public_id, uid_suffix = '' }: WrittenEvent): string {
  return `${start} ${end} ${public_id} ${uid_suffix}`;
}

/**
 * Writes the calendar file that other platforms read: nights and one of two words, nothing that names anybody (G13). The same
 * events give the same bytes, in whatever order they come (G11). `domain` follows the `@` of each UID.
 * @example writeIcal([], { domain: 'ospitalia.it' }) // 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…END:VCALENDAR\r\n'
 */
export function writeIcal(events: readonly WrittenEvent[], { domain }: { domain: string }): string {
  const sorted = events.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODID}`,
    'CALSCALE:GREGORIAN',
    ...sorted.flatMap((event) => linesOf(event, domain)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
