import { describe, expect, test } from 'vitest';
import { isMet } from '../measurement.ts';
import { judgeRun, type RunRecord, growthOf, type Reading } from './judge-run.ts';
import type { Level } from './read-sample.ts';

type Changes = { minutes?: number; faults?: number; broken?: string[]; every?: number; refused?: number } & Partial<
  Record<Level | 'sessions' | 'limits', (minute: number) => number>
>;

function runOf({ minutes = 60, faults = 0, broken = [], every = 1, refused = 0, ...levels }: Changes): RunRecord {
  const readings = Array.from({ length: Math.floor(minutes / every) + 1 }, (_, nth) => nth * every);
  return {
    minutes,
    answers: 1000,
    statuses: { read: { 200: 700, 503: refused }, admin: { 200: 300 } },
    faults: Array.from({ length: faults }, (_, nth) => `read: 500 ${nth}`),
    broken,
    samples: readings.map((minute) => {
      const level = (name: Level, otherwise: number) => levels[name]?.(minute) ?? otherwise;
      return {
        minute,
        answered: { read: 6000 },
        levels: {
          heapMb: level('heapMb', 90),
          rssMb: level('rssMb', 200),
          descriptors: level('descriptors', 60),
          sockets: level('sockets', 40),
          connections: level('connections', 12),
          jobsWaiting: level('jobsWaiting', 0),
          oldestJobSeconds: level('oldestJobSeconds', 0),
          cpuSeconds: level('cpuSeconds', minute * 20),
        },
        rows: { sessions: levels.sessions?.(minute) ?? 11, limits: levels.limits?.(minute) ?? 400 },
      };
    }),
  };
}

const missed = (run: RunRecord) =>
  judgeRun(run)
    .filter((measurement) => !isMet(measurement))
    .map(({ name }) => name);

describe('judgeRun', () => {
  test.each<[string, Changes, string[]]>([
    ['no growth', {}, []],
    ['a failed response', { faults: 1 }, ['unexplained failures']],
    ['ten rejections in a thousand requests', { refused: 10 }, []],
    ['eleven rejections in a thousand requests', { refused: 11 }, ['rejected with 503, of all requests']],
    ['a broken invariant', { broken: ['P1: a night was sold twice'] }, ['invariants broken']],
    ['a heap that doubles', { heapMb: (minute) => 90 + minute }, ['heap, last fifth ÷ second fifth']],
    ['a heap that grows only in its first minutes', { heapMb: (minute) => 60 + Math.min(30, 3 * minute) }, []],
    [
      'a growing number of file descriptors',
      { descriptors: (minute) => 60 + minute },
      ['file descriptors, last fifth ÷ second fifth'],
    ],
    [
      'two more file descriptors, which are within the tolerance',
      { descriptors: (minute) => (minute < 30 ? 10 : 12) },
      [],
    ],
    [
      'a growing number of database connections',
      { connections: (minute) => 10 + minute },
      ['database connections, last fifth ÷ second fifth'],
    ],
    [
      'a table that grows although it must stay flat',
      { sessions: (minute) => 11 + 5 * minute },
      ['rows of sessions, last fifth ÷ second fifth'],
    ],
    ['a table that takes longer than the run to fill up', { limits: (minute) => 5 * minute }, []],
    ['a growing queue of jobs', { jobsWaiting: (minute) => 10 * minute }, ['jobs waiting, last fifth ÷ second fifth']],
    [
      'a growing CPU time per response',
      { cpuSeconds: (minute) => minute * minute },
      ['CPU time per response, last fifth ÷ second fifth'],
    ],
    [
      'a heap that grows by a tenth in several hours',
      { minutes: 480, heapMb: (minute) => 90 + minute / 20 },
      ['heap, last fifth ÷ second fifth'],
    ],
    [
      'a table that grows after the time in which it must settle',
      { minutes: 480, limits: (minute) => 100 * minute },
      ['rows of limits, last fifth ÷ second fifth'],
    ],
  ])('reports exactly the missed goals of a run with %s', (_, changes, names) => {
    expect(missed(runOf(changes))).toEqual(names);
  });

  test('judges only failures if there are too few samples', () => {
    expect(missed(runOf({ minutes: 3, heapMb: (minute) => 90 + 50 * minute, faults: 2 }))).toEqual([
      'unexplained failures',
    ]);
  });
});

const readings = (minutes: number, value: (minute: number) => number): Reading[] =>
  Array.from({ length: minutes }, (_, minute) => ({ minute, value: value(minute) }));

test.each<[string, readonly Reading[], number | null]>([
  ['constant readings', readings(20, () => 100), 1],
  ['readings that double', readings(20, (minute) => (minute < 10 ? 100 : 200)), 2],
  ['readings that are larger only in the first fifth (warm-up)', readings(20, (minute) => (minute < 4 ? 900 : 100)), 1],
  ['unordered readings', readings(20, (minute) => (minute < 10 ? 100 : 200)).toReversed(), 2],
  ['too few readings', readings(9, () => 100), null],
  ['readings that stay zero', readings(20, () => 0), 1],
  ['readings that rise from zero', readings(20, (minute) => (minute < 10 ? 0 : 5)), Number.POSITIVE_INFINITY],
])('growthOf divides the last fifth of the readings by the second fifth: %s', (_, given, growth) => {
  expect(growthOf(given)).toBe(growth);
});
