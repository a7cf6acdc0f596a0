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
  ['before today', empty, 19, 'past'],
  ['today', empty, 20, 'available'],
  ['a taken night', empty, 27, 'unavailable'],
  ['the arrival', arrival, 24, 'checkIn'],
  ['after the arrival, free', arrival, 26, 'available'],
  ['the first taken night after the arrival', arrival, 27, 'departureOnly'],
  ['the second taken night', arrival, 28, 'unavailable'],
  ['the arrival of a stay', stay, 23, 'checkIn'],
  ['a night in the middle', stay, 25, 'inStay'],
  ['the departure', stay, 26, 'checkOut'],
  ['a departure whose night is taken', untilTaken, 27, 'checkOut'],
  ['with both dates there is no departure left to choose', stay, 27, 'unavailable'],
  ['dates of a link: a free arrival', overTaken, 26, 'checkIn'],
  ['dates of a link: a taken night', overTaken, 27, 'takenInStay'],
  ['dates of a link: the departure, whose night is nobody’s matter', overTaken, 29, 'checkOut'],
  ['an arrival on a taken night', { kind: 'checkIn', check_in: nov(27) }, 27, 'takenInStay'],
])('the state of a day: %s', (_, selection, day, expected) => {
  expect(dayState(selection, nov(day), { today: nov(20), isAvailable })).toBe(expected);
});

describe('with an arrival on the 24th and a minimum of three nights', () => {
  test.each<[string, number, number, DayState]>([
    ['the day before it', 3, 23, 'available'],
    ['one night later', 3, 25, 'tooShort'],
    ['two nights later', 3, 26, 'tooShort'],
    ['three nights later, on a taken night', 3, 27, 'departureOnly'],
    ['a taken night that would be a departure before the minimum', 5, 27, 'tooShort'],
    ['a taken night before the minimum that could be no departure', 5, 28, 'unavailable'],
    ['a free night after taken ones, where a press begins another stay', 6, 29, 'available'],
    ['a minimum of one night mutes nothing', 1, 25, 'available'],
  ])('%s', (_, minimum, day, expected) => {
    expect(dayState(arrival, nov(day), { today: nov(20), isAvailable, minimum })).toBe(expected);
  });
  test('nothing is muted of dates that are whole, or before there is an arrival', () => {
    expect(dayState(stay, nov(30), { today: nov(20), isAvailable, minimum: 9 })).toBe('available');
    expect(dayState(empty, nov(21), { today: nov(20), isAvailable, minimum: 9 })).toBe('available');
  });
});

test.each<[string, Selection, number | null, number | null]>([
  ['up to that day', arrival, 26, 26],
  ['and stops at the first occupied night', arrival, 30, 27],
  ['not before the check-in', arrival, 23, null],
  ['not on it', arrival, 24, null],
  ['not without a check-in', empty, 26, null],
  ['not with both dates', stay, 30, null],
  ['not when nothing is pointed at', arrival, null, null],
])('pointing at a day after a check-in previews the span: %s', (_, selection, pointed, expected) => {
  const end = previewEnd(selection, pointed === null ? null : nov(pointed), isAvailable);
  expect(end).toBe(expected === null ? null : nov(expected));
});
