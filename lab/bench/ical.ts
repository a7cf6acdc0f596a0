import { isDeepStrictEqual } from 'node:util';
import ICAL from 'ical.js';
import { type CalendarDate, addDays } from '../../src/kernel/calendar-date.ts';
import { readIcal } from '../../src/calendar/rules/read-ical.ts';
import { windowsZone } from '../../src/calendar/server/windows-zone.ts';
import { median } from './figure.ts';

/** What reading costs: `ratio` is how many times as fast as ical.js our reader is, which sees the same and says the same. */
export type IcalBench = { ratio: number; ours: number; theirs: number };

const ROUNDS = 7;
const ROUND_MS = 300;
const MEGABYTE = 1_000_000;

const compact = (date: string) => date.replaceAll('-', '');

/** The busiest feed of 39,700 real ones had 74 events: one such, in the words of each platform. */
function feedOf(platform: 'airbnb' | 'booking', events: number, today: CalendarDate): string {
  const lines = [`PRODID:-//${platform}//EN`, 'CALSCALE:GREGORIAN', 'VERSION:2.0'];
  for (let index = 0; index < events; index += 1) {
    const start = addDays(today, index * 4);
    lines.push('BEGIN:VEVENT', 'DTSTAMP:20261122T012751Z', `DTSTART;VALUE=DATE:${compact(start)}`);
    lines.push(
      `DTEND;VALUE=DATE:${compact(addDays(start, 3))}`,
      `UID:${String(index).padStart(32, '0')}@${platform}.com`,
    );
    if (platform === 'booking') lines.push('SUMMARY:CLOSED - Not available', 'ORGANIZER:mailto:noreply@booking.com');
    else {
      lines.push('SUMMARY:Reserved', 'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de');
      lines.push(' tails/HMXXXXXXXX\\nPhone Number (Last 4 Digits): 0000');
    }
    lines.push('END:VEVENT');
  }
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

type Answer = { uid: string; summary: string; start: string; end: string };

function readByUs(text: string, today: CalendarDate): readonly Answer[] {
  const reading = readIcal(text, { today, domain: 'ospitalia.example', windowsZone });
  return reading.ok ? reading.events : [];
}

/** As its documentation shows, but for the list of exceptions: without one, an event looks through all others. */
function readByIcalJs(text: string): Answer[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what its parser returns is what its component takes
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((vevent) => {
    const event = new ICAL.Event(vevent, { exceptions: [] });
    if (event.isRecurring() || vevent.getFirstPropertyValue('status') === 'CANCELLED')
      throw new Error('not of these feeds');
    const { uid, summary, startDate, endDate } = event;
    return { uid, summary, start: startDate.toString(), end: endDate.toString() };
  });
}

function speedOf(read: (text: string) => readonly Answer[], texts: readonly string[]): number {
  const start = performance.now();
  let bytes = 0;
  while (performance.now() - start < ROUND_MS) {
    for (const text of texts) {
      read(text);
      bytes += text.length;
    }
  }
  return bytes / MEGABYTE / ((performance.now() - start) / 1000);
}

/** Both readers in turn, A B A B …, so that what else the machine does hits both alike. Throws if their answers differ. */
export function measureIcal(today: CalendarDate): IcalBench {
  const texts = [feedOf('airbnb', 74, today), feedOf('booking', 18, today)];
  for (const text of texts) {
    const ours = readByUs(text, today).map(({ uid, summary, start, end }) => ({ uid, summary, start, end }));
    if (!isDeepStrictEqual(ours, readByIcalJs(text))) throw new Error('the readers differ');
  }
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: speedOf((text) => readByUs(text, today), texts),
    theirs: speedOf(readByIcalJs, texts),
  }));
  return {
    ratio: median(rounds.map(({ ours, theirs }) => ours / theirs)),
    ours: median(rounds.map(({ ours }) => ours)),
    theirs: median(rounds.map(({ theirs }) => theirs)),
  };
}
