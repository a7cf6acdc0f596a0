import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type NightSelection, chooseNight, reachNight, selectedNights } from './select-nights.ts';

const date = (text: string) => text as CalendarDate;
const today = date('2026-11-22');

function choose(...days: string[]) {
  return days.reduce<NightSelection>((selection, day) => chooseNight(selection, date(day), today), null);
}
const read = (selection: NightSelection) => {
  const nights = selectedNights(selection);
  return nights && `${nights.first} ${nights.last} ${selection?.isEnded ? 'ended' : 'open'}`;
};

test.each([
  ['the first choice starts a period', ['2026-11-25'], '2026-11-25 2026-11-25 open'],
  ['the second choice ends the period', ['2026-11-25', '2026-11-28'], '2026-11-25 2026-11-28 ended'],
  ['choosing the same night twice selects one night', ['2026-11-25', '2026-11-25'], '2026-11-25 2026-11-25 ended'],
  ['the last night may be chosen first', ['2026-11-28', '2026-11-25'], '2026-11-25 2026-11-28 ended'],
  ['a third choice starts a new period', ['2026-11-25', '2026-11-28', '2026-12-01'], '2026-12-01 2026-12-01 open'],
  ['tonight can be chosen', ['2026-11-22'], '2026-11-22 2026-11-22 open'],
  ['a past night is ignored', ['2026-11-21'], null],
  ['a past night does not end a period', ['2026-11-25', '2026-11-21'], '2026-11-25 2026-11-25 open'],
])('chooseNight: %s', (_, days, expected) => {
  expect(read(choose(...days))).toBe(expected);
});

test('reachNight extends the selection in both directions to the hovered or focused night, but not before today', () => {
  const begun = choose('2026-11-25');
  const reach = (day: string) => read(reachNight(begun, date(day), today));
  expect(reach('2026-11-28')).toBe('2026-11-25 2026-11-28 open');
  expect(reach('2026-11-23')).toBe('2026-11-23 2026-11-25 open');
  expect(reach('2026-11-10')).toBe('2026-11-22 2026-11-25 open');
});

test('reachNight leaves a completed or missing selection unchanged', () => {
  const ended = choose('2026-11-25', '2026-11-28');
  expect(reachNight(ended, date('2026-11-30'), today)).toBe(ended);
  expect(reachNight(null, date('2026-11-30'), today)).toBeNull();
});
