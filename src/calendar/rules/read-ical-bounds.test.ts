import { describe, expect, test } from 'vitest';
import { fuzzIcal } from '../../../test/fuzz-ical.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { expandRecurrence } from '../server/expand-recurrence.ts';
import { MAX_FEED_BYTES } from './feed-horizon.ts';
import { readIcal } from './read-ical.ts';

const OPTIONS = { today: '2026-11-22' as CalendarDate, domain: 'ospitalia.example', expand: expandRecurrence };

/** As many VEVENTs as fit into a feed, at most 5,100. */
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
const many = (text: string) => text.repeat(Math.floor((MAX_FEED_BYTES - 1000) / text.length));

/** Each took seconds at least in one of nine readers, or in ours before its bound. No time is measured: a hang fails the test. */
describe('G20 bounded: a hostile feed is read or refused at once', () => {
  test.each([
    ['daily repetitions', flood((index) => `DTSTART:${stamp(index)}\nRRULE:FREQ=DAILY`)],
    ['every second since 1970', flood(() => 'DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY')],
    [
      'every day since the year 1',
      flood((index) => `DTSTART:0001${stamp(index).slice(4)}\nRRULE:FREQ=DAILY;COUNT=999999`),
    ],
    [
      '29 days of February that never come',
      flood((index) => `DTSTART:20000101\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=${index + 1}`),
    ],
    [
      'every week of the year',
      flood(() => 'DTSTART:00010101\nRRULE:FREQ=YEARLY;BYWEEKNO=1,2,3;BYDAY=MO,TU;COUNT=999999'),
    ],
    [
      'every day of the week, by the year',
      flood(
        (index) => `DTSTART:0001${stamp(index).slice(4)}\nRRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=999999`,
      ),
    ],
    [
      'one event with many rules',
      flood((index) => (index > 0 ? 'DTSTART:20270101' : `DTSTART:20270101\n${'RRULE:FREQ=DAILY\n'.repeat(9000)}`)),
    ],
    ['added dates', flood(() => `DTSTART:20270101\nRDATE:${'20270102,'.repeat(500)}20270103`)],
    [
      'removed dates in a zone',
      flood(
        () =>
          `DTSTART:20270101\nRDATE:20270102\nEXDATE;TZID=America/New_York:${'20270102T200000,'.repeat(700)}20270103`,
      ),
    ],
    [
      'zones',
      flood(
        (index) =>
          `DTSTART;TZID=America/New_York${' '.repeat(index % 50)}:${stamp(index)}T200000\nDTEND;TZID=Asia/Tokyo:20280101T000000`,
      ),
    ],
    ['long durations', flood((index) => `DTSTART:${stamp(index)}\nDURATION:P999999999999999999W`)],
    ['folds', `BEGIN:VCALENDAR\nX-A:${many('\n x')}\nEND:VCALENDAR\n`],
    [
      'a UID in folds',
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270101\nUID:${many('\n x')}\nEND:VEVENT\nEND:VCALENDAR\n`,
    ],
    ['quotes', `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;A=${many('"')}:20270101\nEND:VEVENT\nEND:VCALENDAR\n`],
    [
      'parameters',
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART${many(';TZID=')}:20270101T000000\nEND:VEVENT\nEND:VCALENDAR\n`,
    ],
    ['carriage returns', `BEGIN:VCALENDAR${many('\r')}\nEND:VCALENDAR\n`],
    ['spaces', `BEGIN:VCALENDAR\n${many(' ')}\nEND:VCALENDAR\n`],
    ['empty events', `BEGIN:VCALENDAR\n${many('BEGIN:VEVENT\nEND:VEVENT\n')}END:VCALENDAR\n`],
    ['begins', many('BEGIN:VCALENDAR\n')],
    ['stamps', `BEGIN:VCALENDAR\n${many('DTSTAMP:1\n ')}\nEND:VCALENDAR\n`],
  ])('%s', (_what, text) => {
    expect(text.length).toBeLessThanOrEqual(MAX_FEED_BYTES);
    const reading = readIcal(text, OPTIONS);
    expect((reading.ok ? reading.events : []).length).toBeLessThanOrEqual(5000);
  });

  test('a feed cannot write on what all objects share', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString'];
    const events = names.map(
      (name) => `BEGIN:VEVENT\nUID:${name}\n${name}:x\nDTSTART;${name}=1:20270101\nEND:VEVENT\n`,
    );
    const reading = readIcal(`BEGIN:VCALENDAR\n${events.join('')}END:VCALENDAR\n`, OPTIONS);
    expect(reading).toMatchObject({ ok: true, imported: 4, events: names.map((uid) => ({ uid })) });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.hasOwn({}, 'x')).toBe(false);
  });

  test('40,000 broken feeds: none crashes the reader, every event is imported or counted', () => {
    const { read } = fuzzIcal(40_000, 1);
    expect(read).toBeGreaterThan(4000);
  });
});
