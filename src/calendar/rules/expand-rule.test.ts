import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, test } from 'vitest';
import { createBudget, expandRule, type Expansion } from './expand-rule.ts';
import { parseRecurrence } from './parse-recurrence.ts';

const DAY = 86_400;
const [FROM, TO] = [20_700, 21_500];

function expand(text: string, start: { day: number; second: number }, budget = createBudget()): Expansion {
  const { rule } = parseRecurrence(text);
  if (rule === null) throw new Error(`unsupported rule: ${text}`);
  return expandRule(rule, start, { from: FROM, to: TO }, budget);
}

function byRruleTemporal(text: string, { day, second }: { day: number; second: number }): number[] {
  const dtstart = Temporal.Instant.fromEpochMilliseconds((day * DAY + second) * 1000).toZonedDateTimeISO('UTC');
  const rule = new RRuleTemporal({ rruleString: text, dtstart, strict: true, cache: false, maxIterations: 20_000 });
  const [first, last] = [new Date(FROM * DAY * 1000), new Date((TO + 1) * DAY * 1000 - 1)];
  return rule.between(first, last, true).map(({ epochMilliseconds }) => epochMilliseconds / 1000);
}

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const list = (item: fc.Arbitrary<number | string>, name: string) =>
  fc.array(item, { maxLength: 3 }).map((items) => (items.length === 0 ? '' : `;${name}=${items.join(',')}`));
const day = list(weekday, 'BYDAY');
const numbered = list(
  fc.tuple(fc.constantFrom(1, 2, 5, -1, -2), weekday).map((parts) => parts.join('')),
  'BYDAY',
);
const month = list(fc.integer({ min: 1, max: 12 }), 'BYMONTH');
const monthDay = list(fc.constantFrom(1, 13, 28, 29, 30, 31, -1, -2, -31), 'BYMONTHDAY');
const yearDay = list(fc.constantFrom(1, 60, 100, 365, 366, -1, -100, -366), 'BYYEARDAY');
const week = list(fc.constantFrom(1, 2, 20, 52, 53, -1, -2, -53), 'BYWEEKNO');
const hour = list(fc.integer({ min: 0, max: 23 }), 'BYHOUR');
const minute = list(fc.integer({ min: 0, max: 59 }), 'BYMINUTE');
const end = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 60 }).map((count) => `;COUNT=${count}`),
);
const interval = fc.constantFrom('', ';INTERVAL=2', ';INTERVAL=3', ';INTERVAL=5');
const start = fc.constantFrom('', ...['MO', 'WE', 'SU'].map((each) => `;WKST=${each}`));

/** Returns whether a January day belongs to the previous year's last ISO week; rrule-temporal misses such days. */
const isInWeekOfLastYear = (epochDay: number) => {
  const date = new Temporal.PlainDate(1970, 1, 1).add({ days: epochDay });
  return date.yearOfWeek !== date.year && date.month === 1;
};

const rule = (freq: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => `FREQ=${freq}${texts.join('')}`);
const anyRule = fc.oneof(
  rule('DAILY', interval, end, month, monthDay, day, hour, minute),
  rule('WEEKLY', interval, end, month, day, start, hour),
  rule('MONTHLY', interval, end, month, monthDay, day, hour),
  rule('MONTHLY', interval, end, month, numbered),
  rule('YEARLY', interval, end, month, monthDay, hour),
  rule('YEARLY', interval, end, month, numbered),
  rule('YEARLY', interval, end, yearDay),
  // The rule always has BYDAY, because without it rrule-temporal picks a day other than DTSTART's.
  rule('YEARLY', end, week, fc.constantFrom(';BYDAY=MO', ';BYDAY=TU,SU'), start),
  rule('HOURLY', interval, end, day, monthDay, hour, minute),
  rule('MINUTELY', fc.constantFrom(';INTERVAL=45', ';INTERVAL=600', ';INTERVAL=1440'), end, day),
);

test('expands unambiguous rules to the same instances as rrule-temporal', () => {
  const anyStart = fc.record({
    day: fc.integer({ min: FROM - 500, max: TO }),
    second: fc.constantFrom(0, 54_000, 86_340),
  });
  fc.assert(
    fc.property(anyRule, anyStart, (text, from) => {
      fc.pre(!(text.includes('BYWEEKNO') && isInWeekOfLastYear(from.day)));
      const { found, reached } = expand(text, from);
      if (reached !== null) return;
      const seconds = found.map((each) => each.day * DAY + each.second);
      expect(seconds).toEqual([...new Set(byRruleTemporal(text, from))]);
    }),
    { numRuns: 150 },
  );
});

test('expands BYWEEKNO=53 to days after New Year that belong to the last ISO week of the previous year', () => {
  const [friday, sunday] = [20_819, 20_821];
  expect(new Temporal.PlainDate(1970, 1, 1).add({ days: sunday }).toString()).toBe('2027-01-03');
  const { found } = expand('FREQ=YEARLY;COUNT=1;BYWEEKNO=53;BYDAY=SU', { day: friday, second: 0 });
  expect(found).toEqual([{ day: sunday, second: 0 }]);
});

describe('the expansion of large or endless rules', () => {
  test.each([
    ['one minute per day for two years', 'FREQ=MINUTELY;BYHOUR=15;BYMINUTE=0', 801, null],
    ['100,000 days since 1970', 'FREQ=DAILY;COUNT=100000', 801, null],
    ['every hour', 'FREQ=HOURLY', 2000, FROM + 83],
    ['every second', 'FREQ=SECONDLY', 2000, FROM],
    ['a date that does not exist', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 0, null],
  ])('returns a bounded number of instances for %s', (_what, text, count, reached) => {
    const expansion = expand(text, { day: 0, second: 0 });
    expect([expansion.found.length, expansion.reached]).toEqual([count, reached]);
  });

  test("stops when the feed's budget is spent and returns the first day that was not expanded", () => {
    const budget = createBudget();
    expect(expand('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=9', { day: 0, second: 0 }, budget).found).toEqual([]);
    budget.left = 0;
    expect(expand('FREQ=DAILY', { day: FROM + 9, second: 0 }, budget)).toEqual({ found: [], reached: FROM + 9 });
  });
});
