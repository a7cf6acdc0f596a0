import { describe, expect, test } from 'vitest';
import { nights } from '../../../test/feed-history.ts';
import type { Misread } from './feed.ts';
import { isMisreadMailDue, LISTED_MISREAD, noteMisread } from './note-misread.ts';

const event = (start: number, end: number, written = `${start}`): Misread => ({
  reason: 'ricorrenza',
  nights: nights(start, end),
  written,
});
const noted = (each: Misread, mailed = true) => ({ ...each, mailed });

test.each<[string, Misread[], ReturnType<typeof noteMisread>]>([
  ['nothing for an event that affects no night', [event(3, 3)], { misread: [], nights: [] }],
  ['nothing for a poll without misread events', [], { misread: [], nights: [] }],
  ['one event', [event(1, 3)], { misread: [noted(event(1, 3), false)], nights: [nights(1, 3)] }],
  [
    'several events, sorted',
    [event(8, 9), event(1, 3), event(3, 5)],
    {
      misread: [event(1, 3), event(3, 5), event(8, 9)].map((each) => noted(each, false)),
      nights: [nights(1, 5), nights(8, 9)],
    },
  ],
])('noteMisread stores %s', (_, found, notes) => {
  expect(noteMisread([], found)).toEqual(notes);
});

test('noteMisread lists only the first misread events but stores the nights of all misread events', () => {
  const found = Array.from({ length: 50 }, (_, index) => event(2 * index, 2 * index + 1)).toReversed();
  const { misread, nights: affected } = noteMisread([], found);
  expect(misread).toHaveLength(LISTED_MISREAD);
  expect(misread[0]).toMatchObject(event(0, 1));
  expect(affected).toHaveLength(50);
});

describe('emails about misread events', () => {
  test.each([
    ['still marks an event as mailed if its period has moved', [noted(event(1, 9, 'a'))], event(2, 9, 'a'), true],
    [
      'does not mark an event as mailed if no email was sent about it',
      [noted(event(1, 9, 'a'), false)],
      event(1, 9, 'a'),
      false,
    ],
    ['treats an event with a different date as new', [noted(event(1, 9, 'a'))], event(1, 9, 'b'), false],
    [
      'treats an event with a different reason as new',
      [noted({ ...event(1, 9, 'a'), reason: 'fuso_sconosciuto' })],
      event(1, 9, 'a'),
      false,
    ],
    [
      'marks a new event as mailed if the list was already full',
      Array.from({ length: LISTED_MISREAD }, (_, day) => noted(event(day, day + 1), false)),
      event(90, 91),
      true,
    ],
  ])('noteMisread %s', (_, before, found, mailed) => {
    expect(noteMisread(before, [found]).misread).toEqual([noted(found, mailed)]);
  });

  const NOW = Date.UTC(2026, 10, 28, 12);
  const HOUR = 3_600_000;
  test.each([
    ['returns true for the first misread event', [noted(event(1, 2), false)], null, true],
    ['returns false for an event that was already mailed', [noted(event(1, 2))], null, false],
    [
      'returns false for a new event within a day of the last email',
      [noted(event(1, 2), false)],
      NOW - 23 * HOUR,
      false,
    ],
    ['returns true for a new event a day after the last email', [noted(event(1, 2), false)], NOW - 24 * HOUR, true],
    ['returns false if no event was misread', [], NOW - 99 * HOUR, false],
  ])('isMisreadMailDue %s', (_, misread, mailedAt, due) => {
    expect(isMisreadMailDue(misread, mailedAt, NOW)).toBe(due);
  });
});
