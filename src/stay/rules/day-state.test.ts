import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { type DayState, dayState } from './day-state.ts';
import { previewEnd } from './select-date.ts';
import type { Selection } from './selection.ts';

const nov = (day: number): CalendarDate => addDays('2026-11-01' as CalendarDate, day - 1);
const TAKEN = [27, 28].map(nov);
const isAvailable = (date: CalendarDate) => !TAKEN.includes(date);
const empty: Selection = { kind: 'empty' };
const arrival: Selection = { kind: 'checkIn', check_in: nov(24) };
const stay: Selection = { kind: 'stay', check_in: nov(23), check_out: nov(26) };
const overTaken: Selection = { kind: 'stay', check_in: nov(26), check_out: nov(29) };
const untilTaken: Selection = { kind: 'stay', check_in: nov(24), check_out: nov(27) };

test.each<[string, Selection, number, DayState]>([
  ['a day before today', empty, 19, 'past'],
  ['today', empty, 20, 'available'],
  ['a taken night', empty, 27, 'unavailable'],
  ['the arrival', arrival, 24, 'checkIn'],
  ['an available night after the arrival', arrival, 26, 'available'],
  ['the first taken night after the arrival', arrival, 27, 'departureOnly'],
  ['the second taken night after the arrival', arrival, 28, 'unavailable'],
  ['the arrival of a stay', stay, 23, 'checkIn'],
  ['a night in the middle of a stay', stay, 25, 'inStay'],
  ['the departure of a stay', stay, 26, 'checkOut'],
  ['a departure whose night is taken', untilTaken, 27, 'checkOut'],
  ['a taken night after the selected stay', stay, 27, 'unavailable'],
  ['an available arrival from a link', overTaken, 26, 'checkIn'],
  ['a taken night from a link', overTaken, 27, 'takenInStay'],
  ['a departure from a link, on a taken night', overTaken, 29, 'checkOut'],
  ['an arrival on a taken night', { kind: 'checkIn', check_in: nov(27) }, 27, 'takenInStay'],
])('returns the state $3 for %s', (_, selection, day, expected) => {
  expect(dayState(selection, nov(day), { today: nov(20), isAvailable })).toBe(expected);
});

describe('dayState with a minimum stay', () => {
  test.each<[string, number, number, DayState]>([
    ['the day before the arrival', 3, 23, 'available'],
    ['one night after the arrival', 3, 25, 'tooShort'],
    ['two nights after the arrival', 3, 26, 'tooShort'],
    ['three nights after the arrival, on a taken night', 3, 27, 'departureOnly'],
    ['a taken night that could be a departure only before the minimum', 5, 27, 'tooShort'],
    ['a taken night before the minimum that cannot be a departure', 5, 28, 'unavailable'],
    ['an available night after taken nights, which would start a new stay', 6, 29, 'available'],
    ['the next day if the minimum is one night', 1, 25, 'available'],
  ])('with the arrival on the 24th, returns the state $3 for %s', (_, minimum, day, expected) => {
    expect(dayState(arrival, nov(day), { today: nov(20), isAvailable, minimum })).toBe(expected);
  });
  test('does not apply the minimum stay if both dates or no dates are selected', () => {
    expect(dayState(stay, nov(30), { today: nov(20), isAvailable, minimum: 9 })).toBe('available');
    expect(dayState(empty, nov(21), { today: nov(20), isAvailable, minimum: 9 })).toBe('available');
  });
});

test.each<[string, Selection, number | null, number | null]>([
  ['the hovered day', arrival, 26, 26],
  ['the first taken night, if the hovered day is later', arrival, 30, 27],
  ['null before the check-in', arrival, 23, null],
  ['null on the check-in', arrival, 24, null],
  ['null without a check-in', empty, 26, null],
  ['null with both dates selected', stay, 30, null],
  ['null without hovering', arrival, null, null],
])('returns the end of the previewed range: %s', (_, selection, pointed, expected) => {
  const end = previewEnd(selection, pointed === null ? null : nov(pointed), isAvailable);
  expect(end).toBe(expected === null ? null : nov(expected));
});
