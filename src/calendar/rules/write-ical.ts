import { foldLine } from './fold-line.ts';
import type { Nights } from './feed.ts';
import { OUR_PRODID } from './read-ical-events.ts';

/** `uid_suffix` distinguishes the parts of a split event. `public_id` never changes. */
export type WrittenEvent = Nights & {
  public_id: string;
  uid_suffix?: string;
  event_type: string;
  updated_at: Date | number;
};

const PRODID = `${OUR_PRODID}Calendario//IT`;

function compact(text: string): string {
  return text.replaceAll(/[-:]|\.\d+/g, '');
}

function uidOf({ public_id, uid_suffix }: WrittenEvent, domain: string): string {
  return `${public_id}${uid_suffix ? `-${uid_suffix}` : ''}@${domain}`;
}

export type Summaries = { booking: string; closed: string };

/** Summaries for platforms and export files. The calendar in an owner's archive uses the owner's language instead. */
const ITALIAN_SUMMARIES: Summaries = { booking: 'Prenotato', closed: 'Non disponibile' };

type IcalOptions = { domain: string; summaries?: Summaries };

function linesOf(event: WrittenEvent, { domain, summaries = ITALIAN_SUMMARIES }: IcalOptions): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, domain)}`,
    `DTSTAMP:${compact(new Date(event.updated_at).toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(event.start)}`,
    `DTEND;VALUE=DATE:${compact(event.end)}`,
    `SUMMARY:${event.event_type === 'booking' ? summaries.booking : summaries.closed}`,
    'END:VEVENT',
  ];
}

function sortKey({ start, end, public_id, uid_suffix = '' }: WrittenEvent): string {
  return `${start} ${end} ${public_id} ${uid_suffix}`;
}

/**
 * Writes a calendar file without personal data (G13). The same events always result in the same bytes (G11).
 * @example writeIcal([], { domain: 'ospitalia.it' }) // 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…END:VCALENDAR\r\n'
 */
export function writeIcal(events: readonly WrittenEvent[], options: IcalOptions): string {
  const sorted = events.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODID}`,
    'CALSCALE:GREGORIAN',
    ...sorted.flatMap((event) => linesOf(event, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
