import { describe, expect, test } from 'vitest';
import type { CalendarDate, CalendarMonth } from '../../kernel/calendar-date.ts';
import { monthWeeks } from '../../ui/rules/month-weeks.ts';
import { conflictBoxes } from './conflict-boxes.ts';
import { layWeeks } from './week-lanes.ts';

const nights = (start: string, end: string) => ({ start: start as CalendarDate, end: end as CalendarDate });
const event = (event_id: string, start: string, end: string) => ({ event_id, ...nights(start, end) });
const weeks = monthWeeks('2026-11' as CalendarMonth);

/** The boxes of each week as `lanes: column+span`. */
function boxes(events: ReturnType<typeof event>[], start: string, end: string) {
  const conflict = { ...nights(start, end), event_ids: ['a', 'b'] as const };
  const laid = layWeeks(events, weeks, { matters: ({ event_id }) => conflict.event_ids.some((id) => id === event_id) });
  return weeks.map((week, index) =>
    conflictBoxes([conflict], laid[index] ?? [], week).map(
      (box) =>
        `${box.comesFromBefore ? '<' : ''}${box.top}-${box.bottom}: ${box.column}+${box.span}${box.goesOn ? '>' : ''}`,
    ),
  );
}

describe('"Conflict is a dashed red box drawn around the overlapping nights of both bars" (design 5.7)', () => {
  test('around the shared nights, over both lanes', () => {
    const pair = [event('a', '2026-11-22', '2026-11-27'), event('b', '2026-11-25', '2026-11-30')];
    expect(boxes(pair, '2026-11-25', '2026-11-27')).toEqual([[], [], [], ['0-1: 3+2'], [], []]);
  });
  test('over the border of a week it is two boxes, open towards each other', () => {
    const pair = [event('a', '2026-11-20', '2026-11-25'), event('b', '2026-11-21', '2026-11-24')];
    expect(boxes(pair, '2026-11-21', '2026-11-24')).toEqual([[], [], ['0-1: 6+1>'], ['<0-1: 0+2'], [], []]);
  });
  test('a third event does not come between the two', () => {
    const three = [
      event('c', '2026-11-22', '2026-11-29'),
      event('a', '2026-11-23', '2026-11-26'),
      event('b', '2026-11-24', '2026-11-27'),
    ];
    expect(boxes(three, '2026-11-24', '2026-11-26')[3]).toEqual(['0-1: 2+2']);
  });
  test('a conflict of events that are not on show is not drawn', () => {
    expect(boxes([event('c', '2026-11-22', '2026-11-29')], '2026-11-24', '2026-11-26').flat()).toEqual([]);
  });
});

describe('conflicts that share a night have one box, and so one label', () => {
  const three = [
    event('a', '2026-11-22', '2026-11-25'),
    event('b', '2026-11-23', '2026-11-27'),
    event('c', '2026-11-24', '2026-11-28'),
  ];
  const between = (one: string, other: string, start: string, end: string) => ({
    ...nights(start, end),
    event_ids: [one, other] as const,
  });
  const drawn = (...conflicts: ReturnType<typeof between>[]) =>
    conflictBoxes(conflicts, layWeeks(three, weeks)[3] ?? [], weeks[3] ?? []).map(
      (box) => `${box.conflicts.length} in ${box.top}-${box.bottom}: ${box.column}+${box.span}`,
    );
  test('three stays, each in conflict with the others: all their shared nights, all their lanes', () => {
    const conflicts = [
      between('b', 'c', '2026-11-24', '2026-11-27'),
      between('a', 'b', '2026-11-23', '2026-11-25'),
      between('a', 'c', '2026-11-24', '2026-11-25'),
    ];
    expect(drawn(...conflicts)).toEqual(['3 in 0-2: 1+4']);
  });
  test('one that begins on the day that another ends keeps its own', () => {
    const conflicts = [between('a', 'b', '2026-11-23', '2026-11-24'), between('b', 'c', '2026-11-24', '2026-11-27')];
    expect(drawn(...conflicts)).toEqual(['1 in 0-1: 1+1', '1 in 1-2: 2+3']);
  });
});
