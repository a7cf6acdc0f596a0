import { describe, expect, test } from 'vitest';
import { ICAL_OPTIONS, readEvents, vevent } from '../../../test/ical-text.ts';
import { sized } from '../../../test/verify.ts';
import { MAX_FEED_BYTES, feedHorizon } from './feed-horizon.ts';
import { readIcal } from './read-ical.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedReading } from './feed.ts';

const FOLDER = join(import.meta.dirname, 'fixtures/ics');
const LONGEST_SEED = 12_000;

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

function fuzzIcal(count: number, seed: number): { read: number; slowest: number } {
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

function flood(lines: (index: number) => string): string {
  const events: string[] = [];
  let length = 0;
  for (let index = 0; index < 5100 && length < MAX_FEED_BYTES - 10_000; index += 1) {
    const event = `BEGIN:VEVENT\nUID:${index}\n${lines(index)}\nEND:VEVENT\n`;
    events.push(event);
    length += event.length;
  }
  return `BEGIN:VCALENDAR\n${events.join('')}END:VCALENDAR\n`;
}

const stamp = (index: number) => `2027${String(1 + (index % 12)).padStart(2, '0')}${10 + (index % 18)}`;
const since1 = (index: number) => `DTSTART:0001${stamp(index).slice(4)}\nRRULE:FREQ=`;
const NEW_YORK = 'TZID=America/New_York';
const one = (lines: string) => `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${lines}\nEND:VEVENT\nEND:VCALENDAR\n`;
const TAIL = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20280101\nDTSTART:20280102';
const sameUid = (times: number, lines: string) => `BEGIN:VEVENT\nUID:one\n${lines}\nEND:VEVENT\n`.repeat(times);
const upTo = (end: number) => Array.from({ length: end }, (_, index) => index).join(',');
const EACH_SECOND = `BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)}`;
const ORDINALS = Array.from({ length: 53 }, (_, index) =>
  ['MO', 'TU', 'SU'].map((day) => `${index + 1}${day},+${index + 1}${day},-${index + 1}${day}`),
).join(',');
const many = (text: string) => text.repeat(Math.floor((MAX_FEED_BYTES - 1000) / text.length));

/** These feeds took seconds in at least one parser. A hang makes the test time out. */
describe('G20 bounded: readIcal with hostile feeds', () => {
  test.each([
    ['daily repetitions', flood((index) => `DTSTART:${stamp(index)}\nRRULE:FREQ=DAILY`)],
    ['events at every second since 1970', flood(() => 'DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY')],
    ['an event on every day since year 1', flood((index) => `${since1(index)}DAILY;COUNT=999999`)],
    [
      'daily rules that only match 30 February',
      flood((index) => `DTSTART:20000101\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=${index + 1}`),
    ],
    [
      'yearly rules by ISO week since year 1',
      flood(() => `${since1(0)}YEARLY;BYWEEKNO=1,2,3;BYDAY=MO,TU;COUNT=999999`),
    ],
    [
      'yearly rules by weekday since year 1',
      flood((index) => `${since1(index)}YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=999999`),
    ],
    [
      '9,000 rules in one event',
      flood((index) => `DTSTART:20270101${index > 0 ? '' : '\nRRULE:FREQ=DAILY'.repeat(9000)}`),
    ],
    ['500 RDATEs in each event', flood(() => `DTSTART:20270101\nRDATE:${'20270102,'.repeat(500)}20270103`)],
    [
      '700 EXDATEs in each event',
      flood(() => `DTSTART:20270101\nRDATE:20270102\nEXDATE;${NEW_YORK}:${'20270102T200000,'.repeat(700)}x`),
    ],
    [
      'many different time zone names',
      flood(
        (index) =>
          `DTSTART;${NEW_YORK}${' '.repeat(index % 50)}:${stamp(index)}T200000\nDTEND;TZID=Asia/Tokyo:20280101T000000`,
      ),
    ],
    ['long durations', flood((index) => `DTSTART:${stamp(index)}\nDURATION:P999999999999999999W`)],
    ['a property folded over many lines', `BEGIN:VCALENDAR\nX-A:${many('\n x')}\nEND:VCALENDAR\n`],
    ['a folded UID', one(`DTSTART:20270101\nUID:${many('\n x')}`)],
    ['a parameter of many quotes', one(`DTSTART;A=${many('"')}:20270101`)],
    ['a property with many parameters', one(`DTSTART${many(';TZID=')}:20270101T000000`)],
    ['many carriage returns', `BEGIN:VCALENDAR${many('\r')}\nEND:VCALENDAR\n`],
    ['many spaces', `BEGIN:VCALENDAR\n${many(' ')}\nEND:VCALENDAR\n`],
    ['empty events', `BEGIN:VCALENDAR\n${many('BEGIN:VEVENT\nEND:VEVENT\n')}END:VCALENDAR\n`],
    ['many nested BEGIN lines', many('BEGIN:VCALENDAR\n')],
    ['a zone name with many spaces', one(`DTSTART;TZID=a${' '.repeat(60_000)}b:20270409T150000`)],
    ['an event at every second of a day', flood(() => `DTSTART:20270101T000000\nRRULE:FREQ=YEARLY;${EACH_SECOND}`)],
    [
      'EXDATEs and THISANDFUTURE overrides of one UID',
      `BEGIN:VCALENDAR\n${sameUid(50, `DTSTART:20270405\nRDATE:${'20280101,'.repeat(1900)}20280102`)}${sameUid(200, TAIL)}END:VCALENDAR\n`,
    ],
    [
      'as many THISANDFUTURE overrides as events',
      `BEGIN:VCALENDAR\n${sameUid(2000, 'DTSTART:20270405\nRDATE:20280101')}${sameUid(2000, TAIL)}END:VCALENDAR\n`,
    ],
    ['many DTENDs within one line of text', one(`DTSTART:20270101\nSUMMARY:${many('DTEND:20270102')}`)],
    ['embedded DTENDs with blanks', one(`DTSTART:20270101\nSUMMARY:${many(`DTEND${' '.repeat(500)}=`)}`)],
    ['a property name with many prefixes', one(`DTSTART:20270101\n${many('a-')}`)],
    [
      'parameters repeated for many times of day',
      `BEGIN:VCALENDAR\nBEGIN:VFREEBUSY\nFREEBUSY${';'.repeat(500_000)}:${'20270101T150000/P1D,'.repeat(25_000)}\nEND:VFREEBUSY\nEND:VCALENDAR\n`,
    ],
    [
      'parameters repeated for many dates',
      one(`DTSTART:20270101\nRDATE${';'.repeat(1_000_000)}:${'20270101T150000,'.repeat(1900)}`),
    ],
    ['a zone with many colons', one(`DTSTART;TZID=a:b${':20270101T0000'.repeat(70_000)}\u2028x`)],
    [
      'rules with many numbered weekdays',
      one(
        `DTSTART:00010101\n${['YEARLY;BYMONTH=2,1', 'MONTHLY'].map((freq) => `RRULE:FREQ=${freq};COUNT=1;BYDAY=${ORDINALS}`).join('\n')}`,
      ),
    ],
    ['many folded DTSTAMPs', `BEGIN:VCALENDAR\n${many('DTSTAMP:1\n ')}\nEND:VCALENDAR\n`],
  ])('returns at most 5,000 events for a feed with %s', (_what, text) => {
    expect(text.length).toBeLessThanOrEqual(MAX_FEED_BYTES);
    const reading = readIcal(text, ICAL_OPTIONS);
    expect((reading.ok ? reading.events : []).length).toBeLessThanOrEqual(5000);
  });

  test('parses properties named __proto__ or constructor without prototype pollution', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString'];
    const reading = readEvents(...names.map((name) => vevent(`UID:${name} ${name}:x DTSTART;${name}=1:20270101`)));
    expect(reading).toMatchObject({ ok: true, imported: 4, events: names.map((uid) => ({ uid })) });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.hasOwn({}, 'x')).toBe(false);
  });

  test('parses or rejects every broken feed without throwing, and accounts for every event', () => {
    const feeds = sized(8000, 40_000);
    expect(fuzzIcal(feeds, 1).read).toBeGreaterThan(feeds / 10);
  });
});
