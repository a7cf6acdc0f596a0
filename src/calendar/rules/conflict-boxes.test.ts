import { describe, expect, test } from 'vitest';
import { november } from '../../../test/november.ts';
import type { CalendarMonth, CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { monthWeeks } from '../../ui/rules/month-weeks.ts';
import { conflictBoxes, formatNights } from './conflict-boxes.ts';
import { layWeeks } from './week-lanes.ts';

const event = (event_id: string, start: number, end: number) => ({ event_id, ...november(start, end) });
const between = (one: string, other: string, start: number, end: number) => {
  return { ...november(start, end), event_ids: [one, other] as const };
};
type Conflict = ReturnType<typeof between>;
const weeks = monthWeeks('2026-11' as CalendarMonth);

function boxes(events: ReturnType<typeof event>[], ...conflicts: Conflict[]) {
  const matters = ({ event_id }: { event_id: string }) =>
    conflicts.some(({ event_ids }) => event_ids.includes(event_id));
  return layWeeks(events, weeks, { matters }).map((bars, index) =>
    conflictBoxes(conflicts, bars, weeks[index] ?? []).map((box) => {
      const place = `${box.top}-${box.bottom}: ${box.column}+${box.span}`;
      return `${box.comesFromBefore ? '<' : ''}${box.conflicts.length} in ${place}${box.goesOn ? '>' : ''}`;
    }),
  );
}

describe('conflictBoxes', () => {
  const three = [event('a', 22, 25), event('b', 23, 27), event('c', 24, 28)];
  test.each<[string, ReturnType<typeof event>[], Conflict[], string[][]]>([
    [
      'draws a box that spans both lanes around the shared nights',
      [event('a', 22, 27), event('b', 25, 30)],
      [between('a', 'b', 25, 27)],
      [[], [], [], ['1 in 0-1: 3+2'], [], []],
    ],
    [
      'draws two boxes, each open at the boundary, for a conflict across a week boundary',
      [event('a', 20, 25), event('b', 21, 24)],
      [between('a', 'b', 21, 24)],
      [[], [], ['1 in 0-1: 6+1>'], ['<1 in 0-1: 0+2'], [], []],
    ],
    [
      'puts no third event into a lane between two conflicting events',
      [event('c', 22, 29), event('a', 23, 26), event('b', 24, 27)],
      [between('a', 'b', 24, 26)],
      [[], [], [], ['1 in 0-1: 2+2'], [], []],
    ],
    [
      'draws no box for a conflict between hidden events',
      [event('c', 22, 29)],
      [between('a', 'b', 24, 26)],
      [[], [], [], [], [], []],
    ],
    [
      'draws one box with one label for three stays that all conflict',
      three,
      [between('b', 'c', 24, 27), between('a', 'b', 23, 25), between('a', 'c', 24, 25)],
      [[], [], [], ['3 in 0-2: 1+4'], [], []],
    ],
    [
      'draws a separate box for a conflict that begins on the day a previous conflict ends',
      three,
      [between('a', 'b', 23, 24), between('b', 'c', 24, 27)],
      [[], [], [], ['1 in 0-1: 1+1', '1 in 1-2: 2+3'], [], []],
    ],
  ])('%s', (_, events, conflicts, drawn) => {
    expect(boxes(events, ...conflicts)).toEqual(drawn);
  });
});

const date = (text: string) => text as CalendarDate;

test.each([
  ['2026-11-25', '2026-11-27', '25–26 nov'],
  ['2026-11-25', '2026-11-26', '25 nov'],
  ['2026-11-30', '2026-12-03', '30 nov – 2 dic'],
  ['2026-12-30', '2027-01-03', '30 dic 2026 – 2 gen 2027'],
  ['2027-01-02', '2027-01-05', '2–4 gen 2027'],
  ['2027-01-30', '2027-02-02', '30 gen – 1 feb 2027'],
])('formatNights formats the nights from %s to the departure on %s as «%s»', (start, end, words) => {
  expect(formatNights({ start: date(start), end: date(end) }, date('2026-11-22'))).toBe(words);
});
