import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays, eachDate } from '../../kernel/calendar-date.ts';
import type { Nights } from './feed.ts';
import {
  countNights,
  joinNights,
  nightsToCome,
  nightsWithin,
  nightsWithout,
  type NightSelection,
  chooseNight,
  reachNight,
  selectedNights,
} from './nights.ts';

const december = (day: number) => addDays('2026-12-01' as CalendarDate, day - 1);
const range = (start: number, end: number): Nights => ({ start: december(start), end: december(end) });
const ranges = (...pairs: [number, number][]) => pairs.map(([start, end]) => range(start, end));

describe('sets of nights', () => {
  test.each([
    [4, ranges([4, 6])],
    [1, ranges([2, 6])],
    [6, []],
  ])('of the nights from 2 to 6, those to come on %i', (today, nights) => {
    expect(nightsToCome(range(2, 6), december(today))).toEqual(nights);
  });
  test('the night of a clock change is a night like any other', () => {
    expect(countNights([{ start: '2026-10-24' as CalendarDate, end: '2026-10-26' as CalendarDate }])).toBe(2);
  });
});

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 6 }))
  .map(([start, nights]) => range(start, start + nights));
const datesOf = (list: readonly Nights[]) => list.flatMap(({ start, end }) => eachDate(start, end));

test('they are what sets of dates would be', () => {
  fc.assert(
    fc.property(anyRange, fc.array(anyRange, { maxLength: 6 }), (one, others) => {
      const set = joinNights(others);
      const dates = new Set(datesOf(others));
      expect(datesOf(set)).toEqual([...dates].toSorted());
      // Ranges that touch or overlap become one.
      expect(set.every(({ end }) => !dates.has(end))).toBe(true);
      expect(countNights(set)).toBe(dates.size);
      expect(datesOf(nightsWithin(one, set))).toEqual(datesOf([one]).filter((date) => dates.has(date)));
      expect(datesOf(nightsWithout(one, set))).toEqual(datesOf([one]).filter((date) => !dates.has(date)));
    }),
  );
});

const date = (text: string) => text as CalendarDate;
const today = date('2026-11-22');

function choose(...days: string[]) {
  return days.reduce<NightSelection>((selection, day) => chooseNight(selection, date(day), today), null);
}
const read = (selection: NightSelection) => {
  const nights = selectedNights(selection);
  return nights && `${nights.first} ${nights.last} ${selection?.isEnded ? 'ended' : 'open'}`;
};

describe('click first then last, tap first then last, Enter twice (design 5.7)', () => {
  test.each([
    ['the first night', ['2026-11-25'], '2026-11-25 2026-11-25 open'],
    ['the last night', ['2026-11-25', '2026-11-28'], '2026-11-25 2026-11-28 ended'],
    ['the same day twice: one night', ['2026-11-25', '2026-11-25'], '2026-11-25 2026-11-25 ended'],
    ['the last one first', ['2026-11-28', '2026-11-25'], '2026-11-25 2026-11-28 ended'],
    ['a third choice begins again', ['2026-11-25', '2026-11-28', '2026-12-01'], '2026-12-01 2026-12-01 open'],
    ['tonight can be blocked', ['2026-11-22'], '2026-11-22 2026-11-22 open'],
    ['a night that is over cannot', ['2026-11-21'], null],
    ['nor can it end a period', ['2026-11-25', '2026-11-21'], '2026-11-25 2026-11-25 open'],
  ])('%s', (_, days, expected) => {
    expect(read(choose(...days))).toBe(expected);
  });
});

test('pointer and arrows reach for the last night before it is chosen, in both directions, no further back than today', () => {
  const begun = choose('2026-11-25');
  const reach = (day: string) => read(reachNight(begun, date(day), today));
  expect(reach('2026-11-28')).toBe('2026-11-25 2026-11-28 open');
  expect(reach('2026-11-23')).toBe('2026-11-23 2026-11-25 open');
  expect(reach('2026-11-10')).toBe('2026-11-22 2026-11-25 open');
});

test('what has been ended, or not begun, stays as it is', () => {
  const ended = choose('2026-11-25', '2026-11-28');
  expect(reachNight(ended, date('2026-11-30'), today)).toBe(ended);
  expect(reachNight(null, date('2026-11-30'), today)).toBeNull();
});
