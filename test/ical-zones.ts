import { expect } from 'vitest';
import { readEvents, vevent } from './ical-text.ts';

type Change = [name: 'STANDARD' | 'DAYLIGHT', start: string, rule: string, from: string, to: string];

const observance = ([name, start, rule, from, to]: Change): string[] => [
  `BEGIN:${name}`,
  `DTSTART:${start}`,
  ...(rule === '' ? [] : [`RRULE:FREQ=YEARLY;${rule}`]),
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${name}`,
];
const definition = (...changes: Change[]) => changes.flatMap(observance);

export const ZONE_DEFINITIONS: Readonly<Record<string, string[]>> = {
  'America/New_York': definition(
    ['DAYLIGHT', '20070311T020000', 'BYMONTH=3;BYDAY=2SU', '-0500', '-0400'],
    ['STANDARD', '20071104T020000', 'BYMONTH=11;BYDAY=1SU', '-0400', '-0500'],
  ),
  'Europe/Helsinki': definition(
    ['STANDARD', '16010101T040000', 'BYMONTH=10;BYDAY=-1SU', '+0300', '+0200'],
    ['DAYLIGHT', '16010101T030000', 'BYMONTH=3;BYDAY=-1SU', '+0200', '+0300'],
  ),
  'Australia/Sydney': definition(
    ['STANDARD', '20080406T030000', 'BYMONTH=4;BYDAY=1SU', '+1100', '+1000'],
    ['DAYLIGHT', '20081005T020000', 'BYMONTH=10;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7', '+1000', '+1100'],
  ),
  'Asia/Tokyo': definition(['STANDARD', '16010101T000000', '', '+0900', '+0900']),
  'Asia/Kathmandu': definition(
    ['STANDARD', '19200101T000000', '', '+054116', '+0530'],
    ['STANDARD', '19860101T000000', '', '+0530', '+0545'],
  ),
  'America/Sao_Paulo': definition(
    ['STANDARD', '20190217T000000', '', '-0200', '-0300'],
    ['DAYLIGHT', '20081019T000000', 'BYMONTH=10;BYDAY=3SU;UNTIL=20171015T030000Z', '-0300', '-0200'],
    ['STANDARD', '20080217T000000', 'BYMONTH=2;BYDAY=3SU;UNTIL=20180218T020000Z', '-0200', '-0300'],
    ['DAYLIGHT', '20181104T000000', '', '-0300', '-0200'],
  ),
};

/** Returns a stay with times in a time zone, by default from 9 April, 20:00, to 13 April 2027, 09:00. */
export const stayIn = (tzid: string, from = '20270409T200000', to = '20270413T090000') =>
  vevent(`DTSTART;TZID=${tzid}:${from}`, `DTEND;TZID=${tzid}:${to}`);

export const vtimezone = (tzid: string, lines: readonly string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  ...lines,
  'END:VTIMEZONE',
];
export const fixed = (offset: string) => [
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  'END:STANDARD',
];

export const change = (date: string, from: string, to: string, ...more: string[]) => [
  'BEGIN:STANDARD',
  `DTSTART:${date}T000000`,
  ...more,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  'END:STANDARD',
];

export function nightsOf(...lines: readonly string[][]): string[] {
  const { events, misread } = readEvents(...lines);
  expect(misread).toEqual([]);
  return events.map(({ start, end }) => `${start} ${end}`);
}
