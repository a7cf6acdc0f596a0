import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays } from '../../kernel/calendar-date.ts';
import { type DayState, dayState } from './day-state.ts';
import { previewEnd } from './preview-end.ts';
import type { Selection } from './selection.ts';

const nov = (day: number): CalendarDate => addDays('2026-11-01' as CalendarDate, day - 1);
const TAKEN = [27, 28].map(nov);
const isAvailable = (date: CalendarDate) => !TAKEN.includes(date);
const empty: Selection = { kind: 'empty' };
const arrival: Selection = { kind: 'checkIn', check_in: nov(24) };
const stay: Selection = { kind: 'stay', check_in: nov(23), check_out: nov(26) };
const untilTaken: Selection = { kind: 'stay', check_in: nov(24), check_out: nov(27) };

describe('the state of a day', () => {
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
  ])('%s', (_, selection, day, expected) => {
    expect(dayState(selection, nov(day), { today: nov(20), isAvailable })).toBe(expected);
  });
});

describe('pointing at a day after a check-in previews the span', () => {
  test.each<[string, Selection, number | null, number | null]>([
    ['up to that day', arrival, 26, 26],
    ['and stops at the first occupied night', arrival, 30, 27],
    ['not before the check-in', arrival, 23, null],
    ['not on it', arrival, 24, null],
    ['not without a check-in', empty, 26, null],
    ['not with both dates', stay, 30, null],
    ['not when nothing is pointed at', arrival, null, null],
  ])('%s', (_, selection, pointed, expected) => {
    const end = previewEnd(selection, pointed === null ? null : nov(pointed), isAvailable);
    expect(end).toBe(expected === null ? null : nov(expected));
  });
});
