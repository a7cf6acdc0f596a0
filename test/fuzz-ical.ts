import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedReading } from '../src/calendar/rules/feed.ts';
import { feedHorizon } from '../src/calendar/rules/feed-horizon.ts';
import { readIcal } from '../src/calendar/rules/read-ical.ts';
import { ICAL_OPTIONS } from './ical-text.ts';

const FOLDER = join(import.meta.dirname, '../src/calendar/rules/fixtures/ics');
/** Mutated by the thousand: the floods of the collection have a test of their own. */
const LONGEST_SEED = 12_000;

/** Lines, and smaller things, that tend to break readers. */
const LINES = [
  'BEGIN:VEVENT END:VEVENT BEGIN:VCALENDAR END:VCALENDAR BEGIN:VALARM BEGIN:__proto__ UID:__proto__ __proto__:x CONSTRUCTOR:x',
  'STATUS:CANCELLED DTSTART:20261201 DTEND:99991231 DURATION:P999999999W RDATE:20261205,20261206 EXDATE:20261205',
  'RECURRENCE-ID:20261211 RRULE:FREQ=DAILY RRULE:FREQ=YEARLY;BYDAY=-53SU RRULE:FREQ=SECONDLY',
  'DTSTART;TZID=Asia/Kolkata:00010101T000000',
];
const MARKS = [
  ':',
  ';',
  ',',
  '"',
  '\\',
  '=',
  '-',
  '\r',
  '\u0000',
  '\uFEFF',
  '\uFFFD',
  '\u{1F3E0}',
  '\r\n',
  '\n ',
  '\n\t',
  '9999999999',
];
const PIECES = [...MARKS, ...LINES.flatMap((lines) => lines.split(' ').map((line) => `${line}\r\n`))];

/** Small numbers in an order that a seed decides (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function mutate(text: string, random: (below: number) => number): string {
  const at = random(text.length + 1);
  const length = random(4) === 0 ? random(200) : random(4);
  const piece = PIECES[random(PIECES.length)] ?? '';
  const moved = text.slice(random(text.length + 1)).slice(0, random(120));
  const inserted = [piece, moved, '', String(random(100))][random(4)] ?? '';
  return text.slice(0, at) + inserted + text.slice(at + length);
}

/** Every range is within the horizon, and every event is accounted for. */
function isSound(reading: FeedReading): boolean {
  if (!reading.ok) return true;
  const { yesterday, first, end } = feedHorizon(ICAL_OPTIONS.today);
  const ignored = Object.values(reading.ignored).reduce((sum, count) => sum + count, 0);
  return (
    reading.imported + ignored === reading.count &&
    reading.events.length >= reading.imported &&
    reading.events.every(
      (event) => event.start < event.end && event.start >= first && event.end > yesterday && event.end <= end,
    )
  );
}

/**
 * Reads feeds of the collection with one to six faults in each, and throws the first whose reading fails or is unsound, with what
 * repeats it. Returns how many of them were read, and the milliseconds of the slowest.
 */
export function fuzzIcal(count: number, seed: number): { read: number; slowest: number } {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
  const seeds = names
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .filter((text) => text.length < LONGEST_SEED);
  let read = 0;
  let slowest = 0;
  for (let index = 0; index < count; index += 1) {
    const random = randomFrom(seed + index);
    let text = seeds[random(seeds.length)] ?? '';
    for (let faults = 1 + random(6); faults > 0; faults -= 1) text = mutate(text, random);
    const start = performance.now();
    const reading = readIcal(text, ICAL_OPTIONS);
    slowest = Math.max(slowest, performance.now() - start);
    if (!isSound(reading)) throw new Error(`unsound: fuzzIcal(1, ${seed + index})\n${text}`);
    if (reading.ok) read += 1;
  }
  return { read, slowest };
}
