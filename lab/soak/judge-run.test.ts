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
  test.each<[string, string[], Changes]>([
    ['no growth', [], {}],
    ['a failed response', ['unexplained failures'], { faults: 1 }],
    ['ten rejections in a thousand requests', [], { refused: 10 }],
    ['eleven rejections in a thousand requests', ['rejected with 503, of all requests'], { refused: 11 }],
    ['a broken invariant', ['invariants broken'], { broken: ['P1: a night was sold twice'] }],
    ['a heap that doubles', ['heap, last fifth ÷ second fifth'], { heapMb: (minute) => 90 + minute }],
    ['a heap that grows only in its first minutes', [], { heapMb: (minute) => 60 + Math.min(30, 3 * minute) }],
    [
      'a growing number of file descriptors',
      ['file descriptors, last fifth ÷ second fifth'],
      { descriptors: (minute) => 60 + minute },
    ],
    [
      'two more file descriptors, which are within the tolerance',
      [],
      { descriptors: (minute) => (minute < 30 ? 10 : 12) },
    ],
    [
      'a growing number of database connections',
      ['database connections, last fifth ÷ second fifth'],
      { connections: (minute) => 10 + minute },
    ],
    [
      'a table that grows although it must stay flat',
      ['rows of sessions, last fifth ÷ second fifth'],
      { sessions: (minute) => 11 + 5 * minute },
    ],
    ['a table that takes longer than the run to fill up', [], { limits: (minute) => 5 * minute }],
    ['a growing queue of jobs', ['jobs waiting, last fifth ÷ second fifth'], { jobsWaiting: (minute) => 10 * minute }],
    [
      'a growing CPU time per response',
      ['CPU time per response, last fifth ÷ second fifth'],
      { cpuSeconds: (minute) => minute * minute },
    ],
    [
      'a heap that grows by a tenth in several hours',
      ['heap, last fifth ÷ second fifth'],
      { minutes: 480, heapMb: (minute) => 90 + minute / 20 },
    ],
    [
      'a table that grows after the time in which it must settle',
      ['rows of limits, last fifth ÷ second fifth'],
      { minutes: 480, limits: (minute) => 100 * minute },
    ],
  ])('for a run with %s, reports the missed goals %j', (_, names, changes) => {
    expect(missed(runOf(changes))).toEqual(names);
  });

  test('judges only failures, not growth, if there are too few samples', () => {
    expect(missed(runOf({ minutes: 3, heapMb: (minute) => 90 + 50 * minute, faults: 2 }))).toEqual([
      'unexplained failures',
    ]);
  });
});

const readings = (minutes: number, value: (minute: number) => number): Reading[] =>
  Array.from({ length: minutes }, (_, minute) => ({ minute, value: value(minute) }));

test.each<[string, number | null, readonly Reading[]]>([
  ['constant readings', 1, readings(20, () => 100)],
  ['readings that double', 2, readings(20, (minute) => (minute < 10 ? 100 : 200))],
  ['readings that are larger only in the first fifth (warm-up)', 1, readings(20, (minute) => (minute < 4 ? 900 : 100))],
  ['unordered readings', 2, readings(20, (minute) => (minute < 10 ? 100 : 200)).toReversed()],
  ['too few readings', null, readings(9, () => 100)],
  ['readings that stay zero', 1, readings(20, () => 0)],
  ['readings that rise from zero', Number.POSITIVE_INFINITY, readings(20, (minute) => (minute < 10 ? 0 : 5))],
])('for %s, growthOf (last fifth ÷ second fifth) returns %s', (_, growth, given) => {
  expect(growthOf(given)).toBe(growth);
});
