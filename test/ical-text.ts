import type { CalendarDate } from '../src/kernel/dates/calendar-date.ts';
import { readIcal } from '../src/calendar/rules/read-ical.ts';
import { windowsZone } from '../src/calendar/server/read-feed.ts';

export const ICAL_OPTIONS = {
  today: '2026-11-22' as CalendarDate,
  domain: 'ospitalia.example:8443',
  windowsZone,
};

export function icalText(lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Returns the lines of an event. A single argument is split into lines at its spaces. */
export function vevent(...texts: readonly string[]): string[] {
  const lines = texts.length > 1 ? texts : texts.flatMap((text) => text.split(' '));
  const uid = lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${lines.join('').replaceAll(/[:;=]/g, '-')}`];
  return ['BEGIN:VEVENT', ...uid, ...lines, 'END:VEVENT'];
}

export function readEvents(...events: readonly string[][]) {
  const reading = readIcal(icalText(events.flat()), ICAL_OPTIONS);
  if (!reading.ok) throw new Error(reading.fault);
  return reading;
}
