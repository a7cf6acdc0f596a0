import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDate, addDays, eachDate } from '../../kernel/dates/calendar-date.ts';
import { type SelectOutcome, selectDate } from './select-date.ts';
import type { Nights, Selection } from './selection.ts';

const TODAY = '2026-11-20' as CalendarDate;

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
  ['a click without a selection sets the check-in', empty, 23, [], from(23), 'checkInSet'],
  [
    'a later date sets the check-out if every night between is available',
    from(23),
    26,
    [],
    stay(23, 26),
    'checkOutSet',
  ],
  ['the next day makes a stay of one night', from(23), 24, [], stay(23, 24), 'checkOutSet'],
  [
    'a later date becomes the new check-in if a night between is taken',
    from(23),
    30,
    [27, 28],
    from(30),
    'nightsTakenBetween',
  ],
  ['a date before the check-in becomes the new check-in', from(25), 22, [], from(22), 'checkInSet'],
  [
    'a click inside a selected stay sets a new check-in and clears the check-out',
    stay(23, 26),
    24,
    [],
    from(24),
    'checkInSet',
  ],
  ['a click on the check-in clears it', from(23), 23, [], empty, 'datesCleared'],
  ['a click on the check-in of a selected stay clears both dates', stay(23, 26), 23, [], empty, 'datesCleared'],
  ['a click on the check-out clears only the check-out', stay(23, 26), 26, [], from(23), 'checkOutCleared'],
  ['a past date is rejected', empty, 19, [], empty, 'refused'],
  ['today is accepted', empty, 20, [], from(20), 'checkInSet'],
  ['an unavailable date is rejected', empty, 27, [27], empty, 'refused'],
  [
    'a click on a selected check-in whose night is now taken is rejected',
    stay(23, 26),
    23,
    [23],
    stay(23, 26),
    'refused',
  ],
])('selectDate: %s', (...[, before, day, taken, selection, outcome]) => {
  expect(click(before, day, taken)).toEqual({ selection, outcome });
});

test.each<Row>([
  [
    'the first taken night after the check-in becomes the check-out',
    from(24),
    27,
    [27, 28],
    stay(24, 27),
    'checkOutSet',
  ],
  ['a later date is rejected if a night between is taken', from(24), 28, [27, 28], from(24), 'refused'],
  ['the day after the check-in becomes the check-out', from(26), 27, [27], stay(26, 27), 'checkOutSet'],
  ['a click on the selected check-out clears it', stay(24, 27), 27, [27, 28], from(24), 'checkOutCleared'],
  ['a taken night is rejected as a check-in', stay(22, 24), 27, [27], stay(22, 24), 'refused'],
])(
  'selectDate allows a departure but no arrival on a day whose night is taken: %s',
  (...[, before, day, taken, selection, outcome]) => {
    expect(click(before, day, taken)).toEqual({ selection, outcome });
  },
);

/** Implements PRODUCT.md § 4 with one statement per sentence, independently of `selectDate`. */
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

test('selectDate matches an independent implementation of the specification', () => {
  fc.assert(
    fc.property(selections, offsets, takenDays, (selection, day, taken) => {
      const nights = { today: TODAY, isAvailable: (date: CalendarDate) => !taken.has(date) };
      expect(selectDate(selection, nov(20 + day), nights).selection).toEqual(oracle(selection, nov(20 + day), nights));
    }),
    { numRuns: 5000 },
  );
});

test('leaves the selection unchanged if and only if the click is rejected', () => {
  fc.assert(
    fc.property(selections, offsets, takenDays, (selection, day, taken) => {
      const nights = { today: TODAY, isAvailable: (date: CalendarDate) => !taken.has(date) };
      const result = selectDate(selection, nov(20 + day), nights);
      expect(result.outcome === 'refused').toBe(result.selection === selection);
    }),
  );
});
