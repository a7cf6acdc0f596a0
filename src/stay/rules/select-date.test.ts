import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDate, addDays, eachDate } from '../../kernel/dates/calendar-date.ts';
import { type SelectOutcome, selectDate } from './select-date.ts';
import type { Nights, Selection } from './selection.ts';

const TODAY = '2026-11-20' as CalendarDate;

/** Returns a day of November 2026; from 31 on, of December. */
function nov(day: number): CalendarDate {
  return addDays('2026-11-01' as CalendarDate, day - 1);
}

const empty: Selection = { kind: 'empty' };
const from = (day: number): Selection => ({ kind: 'checkIn', check_in: nov(day) });
const stay = (start: number, end: number): Selection => ({ kind: 'stay', check_in: nov(start), check_out: nov(end) });

function click(selection: Selection, day: number, taken: readonly number[] = []) {
  const dates = taken.map(nov);
  return selectDate(selection, nov(day), { today: TODAY, isAvailable: (date) => !dates.includes(date) });
}

type Row = [
  sentence: string,
  before: Selection,
  day: number,
  taken: number[],
  after: Selection,
  outcome: SelectOutcome,
];

test.each<Row>([
  ['Nothing selected; a click sets check-in', empty, 23, [], from(23), 'checkInSet'],
  [
    'With check-in only, a later date sets check-out if every night between is available',
    from(23),
    26,
    [],
    stay(23, 26),
    'checkOutSet',
  ],
  ['the very next day is one night', from(23), 24, [], stay(23, 24), 'checkOutSet'],
  [
    'otherwise the clicked date becomes the new check-in and check-out stays empty',
    from(23),
    30,
    [27, 28],
    from(30),
    'nightsTakenBetween',
  ],
  ['A date on or before the check-in becomes the new check-in: before', from(25), 22, [], from(22), 'checkInSet'],
  [
    'With both set, a click starts over with it as check-in: inside the stay',
    stay(23, 26),
    24,
    [],
    from(24),
    'checkInSet',
  ],
  ['Clicking the current check-in clears both: with check-in only', from(23), 23, [], empty, 'datesCleared'],
  ['with both set', stay(23, 26), 23, [], empty, 'datesCleared'],
  ['clicking the current check-out clears only check-out', stay(23, 26), 26, [], from(23), 'checkOutCleared'],
  ['Past dates cannot be clicked: nothing selected', empty, 19, [], empty, 'refused'],
  ['today is not past', empty, 20, [], from(20), 'checkInSet'],
  ['unavailable dates cannot be clicked: nothing selected', empty, 27, [27], empty, 'refused'],
  ['a check-in that was taken meanwhile', stay(23, 26), 23, [23], stay(23, 26), 'refused'],
])('PRODUCT.md § 4, sentence by sentence: %s', (...[, before, day, taken, selection, outcome]) => {
  expect(click(before, day, taken)).toEqual({ selection, outcome });
});

test.each<Row>([
  ['the first unavailable date after the check-in is a check-out', from(24), 27, [27, 28], stay(24, 27), 'checkOutSet'],
  ['when every night between is free', from(24), 28, [27, 28], from(24), 'refused'],
  ['the day after the check-in too', from(26), 27, [27], stay(26, 27), 'checkOutSet'],
  ['and is cleared like any check-out', stay(24, 27), 27, [27, 28], from(24), 'checkOutCleared'],
  ['it is never a check-in', stay(22, 24), 27, [27], stay(22, 24), 'refused'],
])('«solo partenza» (ADR 0004): %s', (...[, before, day, taken, selection, outcome]) => {
  expect(click(before, day, taken)).toEqual({ selection, outcome });
});

/** Section 4 with one statement per sentence, written independently of the rule. */
function oracle(selection: Selection, day: CalendarDate, { today, isAvailable }: Nights): Selection {
  const check_in = selection.kind === 'empty' ? null : selection.check_in;
  const check_out = selection.kind === 'stay' ? selection.check_out : null;
  const everyNightBetween = (start: CalendarDate) => eachDate(start, day).every(isAvailable);
  if (day < today) return selection;
  const isDeparture = check_in !== null && check_out === null && day > check_in && everyNightBetween(check_in);
  if (!isAvailable(day) && !isDeparture && day !== check_out) return selection;
  if (day === check_in) return { kind: 'empty' };
  if (check_in !== null && day === check_out) return { kind: 'checkIn', check_in };
  if (check_in === null) return { kind: 'checkIn', check_in: day };
  if (check_out !== null) return { kind: 'checkIn', check_in: day };
  if (day <= check_in) return { kind: 'checkIn', check_in: day };
  if (isDeparture) return { kind: 'stay', check_in, check_out: day };
  return { kind: 'checkIn', check_in: day };
}

const offsets = fc.integer({ min: -3, max: 16 });
const selections: fc.Arbitrary<Selection> = fc.oneof(
  fc.constant(empty),
  offsets.map((start) => from(20 + start)),
  fc.tuple(offsets, fc.integer({ min: 1, max: 9 })).map(([start, nights]) => stay(20 + start, 20 + start + nights)),
);
const takenDays = fc.uniqueArray(offsets, { maxLength: 8 }).map((days) => new Set(days.map((day) => nov(20 + day))));

test('every click gives what the sentences say', () => {
  fc.assert(
    fc.property(selections, offsets, takenDays, (selection, day, taken) => {
      const nights = { today: TODAY, isAvailable: (date: CalendarDate) => !taken.has(date) };
      expect(selectDate(selection, nov(20 + day), nights).selection).toEqual(oracle(selection, nov(20 + day), nights));
    }),
    { numRuns: 5000 },
  );
});

test('a refused click changes nothing, and only a refused one', () => {
  fc.assert(
    fc.property(selections, offsets, takenDays, (selection, day, taken) => {
      const nights = { today: TODAY, isAvailable: (date: CalendarDate) => !taken.has(date) };
      const result = selectDate(selection, nov(20 + day), nights);
      expect(result.outcome === 'refused').toBe(result.selection === selection);
    }),
  );
});
