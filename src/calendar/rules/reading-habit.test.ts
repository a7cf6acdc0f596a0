import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOGGED_HOURS, noteReading, readingHabit, type ReadingLog } from './reading-habit.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-22T13:32:00Z');

function logOf(hoursAgo: readonly number[]): ReadingLog | null {
  return hoursAgo.reduce<ReadingLog | null>((log, ago) => noteReading(log, NOW - ago * HOUR), null);
}

describe('readingHabit', () => {
  test.each<[string, number[], [number, number, number | null]]>([
    ['returns zero reads and no habit if the address was never read', [], [0, 0, null]],
    ['returns one read and no habit after a single read', [0], [1, 1, null]],
    ['returns no habit after two reads', [2, 0], [2, 2, null]],
    ['returns no habit after three reads within an hour', [0, 0, 0], [3, 3, null]],
    ['detects a habit of one read every two hours', [8, 6, 4, 2, 0], [5, 5, 120]],
    ['detects a habit of one read every half hour', [2, 2, 1, 1, 0], [5, 5, 30]],
    ['does not count a read from exactly 24 hours ago among those in the last 24 hours', [24, 23], [1, 2, null]],
    [
      'counts four reads in 7 days but none in 24 hours if the last read was three days ago',
      [150, 120, 100, 72],
      [0, 4, 1560],
    ],
    ['does not count reads older than a week', [400, 168, 167], [0, 1, null]],
  ])('%s', (_, hoursAgo, [in_24_hours, in_7_days, every_minutes]) => {
    expect(readingHabit(logOf(hoursAgo), NOW)).toEqual({ in_24_hours, in_7_days, every_minutes });
  });

  test('drops all reads after a week without a read', () => {
    expect(readingHabit(logOf([0]), NOW + LOGGED_HOURS * HOUR).in_7_days).toBe(0);
    expect(noteReading(logOf([300, 299, 298]), NOW).counts.filter((count) => count > 0)).toEqual([1]);
  });

  test('keeps all counts when the clock is set back', () => {
    const log = noteReading(logOf([0]), NOW - 5 * HOUR);
    expect(readingHabit(log, NOW - 5 * HOUR)).toMatchObject({ in_24_hours: 2, in_7_days: 2 });
  });

  test('stops counting at the maximum that the database column can store', () => {
    const hour = Math.floor(NOW / HOUR);
    const full = Array.from({ length: LOGGED_HOURS }, (_, slot) => (slot === hour % LOGGED_HOURS ? 32_767 : 0));
    expect(noteReading({ counts: full, hour }, NOW).counts).toEqual(full);
  });

  test('counts all reads in the last 24 hours and in the last 7 days', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 20 * 24 * HOUR }), { maxLength: 60 });
    fc.assert(
      fc.property(moments, (ago) => {
        const read = ago.map((each) => NOW - each).toSorted((a, b) => a - b);
        const log = read.reduce<ReadingLog | null>((known, at) => noteReading(known, at), null);
        const since = (hours: number) => (Math.floor(NOW / HOUR) - hours + 1) * HOUR;
        expect(readingHabit(log, NOW)).toMatchObject({
          in_24_hours: read.filter((at) => at >= since(24)).length,
          in_7_days: read.filter((at) => at >= since(LOGGED_HOURS)).length,
        });
      }),
    );
  });
});
