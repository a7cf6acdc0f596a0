import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Habits,
  type Manners,
  type Step,
  type World,
  isAllFree,
  isOpen,
  keyOf,
  listingOf,
  newWorld,
  takeStep,
} from '../../../test/echo-world.ts';
import { type CalendarDate, addDays } from '../../kernel/calendar-date.ts';
import type { Nights, Platform } from './feed.ts';

const NIGHT = nightsFrom(5, 1);

function nightsFrom(day: number, nights: number): Nights {
  const start = addDays('2026-12-01' as CalendarDate, day - 1);
  return { start, end: addDays(start, nights) };
}

const HABITS = {
  'names reservations and repeats imports': { names_reservations: true, repeats: true },
  'names reservations': { names_reservations: true, repeats: false },
  'calls everything closed and repeats imports': { names_reservations: false, repeats: true },
  'calls everything closed': { names_reservations: false, repeats: false },
} satisfies Record<string, Habits>;
const AIRBNB = HABITS['names reservations and repeats imports'];
const BOOKING = HABITS['calls everything closed and repeats imports'];

/** One round: every feed gives its two opinions and every platform reads what we say. */
const ROUNDS = [
  ['poll', 'poll', 'read', 'overhear'],
  ['read', 'overhear', 'poll', 'poll'],
] as const;

const everyone = (world: World) => Object.keys(world.listings) as Platform[];

const isClosed = (world: World) => everyone(world).every((who) => !isOpen(world, who, NIGHT));

function isSoldSomewhere(world: World): boolean {
  return world.own.length > 0 || Object.values(world.listings).some((listing) => listing.sold.length > 0);
}

/** What may happen besides: we block nights ourselves, or platforms are deleted and added again. */
type Beyond = 'we block' | 'we forget' | null;

/** What may happen to one night: everything, but a platform does not sell what it knows to be taken. */
function possibleSteps(world: World, manners: Manners, beyond: Beyond): Step[] {
  const steps: Step[] = everyone(world).flatMap((who) => [
    { kind: 'poll', who },
    { kind: 'read', who },
    ...(beyond === 'we forget' ? [{ kind: 'forget', who } as const] : []),
    ...(manners[who]?.reads ? [{ kind: 'overhear', who } as const] : []),
    ...(listingOf(world, who).sold.length > 0 ? [{ kind: 'cancel', who } as const] : []),
    ...(isOpen(world, who, NIGHT) ? [{ kind: 'sell', who, nights: NIGHT } as const] : []),
  ]);
  const ours: Step = world.own.length > 0 ? { kind: 'unblock' } : { kind: 'block', nights: NIGHT };
  return beyond === 'we block' ? [...steps, ours] : steps;
}

/** Every world that any order of steps leads to. A step out of a world is taken once, however often it is asked for. */
function explore(manners: Manners, beyond: Beyond = null) {
  const steps = new Map<string, World>();
  const step = (world: World, next: Step): World => {
    const key = `${keyOf(world)} ${JSON.stringify(next)}`;
    const after = steps.get(key) ?? takeStep(world, next, manners);
    steps.set(key, after);
    return after;
  };
  const round = (world: World, order: (typeof ROUNDS)[number]): World =>
    order.reduce((now, kind) => everyone(now).reduce((then, who) => step(then, { kind, who }), now), world);
  const worlds = new Map<string, World>();
  const open = [newWorld(manners)];
  for (let world = open.pop(); world !== undefined; world = open.pop()) {
    if (worlds.has(keyOf(world))) continue;
    worlds.set(keyOf(world), world);
    for (const next of possibleSteps(world, manners, beyond)) open.push(step(world, next));
  }
  const rounds = (world: World, order: (typeof ROUNDS)[number], count: number): World =>
    Array.from({ length: count }).reduce<World>((now) => round(now, order), world);
  return { worlds: [...worlds.values()], rounds };
}

const PAIRS = Object.entries(HABITS).flatMap(([one, airbnb], index, all) =>
  all.slice(index).map(([other, booking]) => ({ one, other, airbnb, booking })),
);

describe('G10 loop-free: every order of selling, cancelling, polling and reading, on two platforms', () => {
  test.each(PAIRS)('one $one, the other $other', ({ airbnb, booking }) => {
    const { worlds, rounds } = explore({ airbnb, booking });
    const cancelled = worlds.filter((world) => !isSoldSomewhere(world));
    const sold = worlds.filter(isSoldSomewhere);
    expect(Math.min(cancelled.length, sold.length)).toBeGreaterThan(50);
    for (const order of ROUNDS) {
      // After cancellation at the origin the night is free everywhere within two rounds.
      expect(cancelled.filter((world) => !isAllFree(rounds(world, order, 2)))).toEqual([]);
      // A night that is sold is closed everywhere within four rounds, and stays closed.
      expect(sold.filter((world) => ![4, 5, 6].every((count) => isClosed(rounds(world, order, count))))).toEqual([]);
    }
  });

  test.each<[string, Beyond]>([
    ['with nights that we block ourselves, too, which every platform is told whole', 'we block'],
    ['although a platform that is added again is not known to have been told anything', 'we forget'],
  ])('%s: within three', (_, beyond) => {
    const { worlds, rounds } = explore({ airbnb: AIRBNB, booking: BOOKING }, beyond);
    const cancelled = worlds.filter((world) => !isSoldSomewhere(world));
    const sold = worlds.filter(isSoldSomewhere);
    for (const order of ROUNDS) {
      expect(cancelled.filter((world) => !isAllFree(rounds(world, order, 3)))).toEqual([]);
      expect(sold.filter((world) => ![4, 5, 6].every((count) => isClosed(rounds(world, order, count))))).toEqual([]);
    }
  });

  test.each<[string, Manners]>([
    ['both', { airbnb: { ...AIRBNB, reads: 'booking' }, booking: { ...BOOKING, reads: 'airbnb' } }],
    ['one of them', { airbnb: AIRBNB, booking: { ...BOOKING, reads: 'airbnb' } }],
  ])(
    'platforms that repeat imports and of which %s also reads the other without us may never free a night',
    (_, manners) => {
      const { worlds, rounds } = explore(manners);
      const stuck = worlds.filter((world) => !isSoldSomewhere(world) && !isAllFree(rounds(world, ROUNDS[0], 6)));
      expect(stuck.length).toBeGreaterThan(0);
    },
  );
});

describe('G10 loop-free: three platforms and ranges of nights, at random', () => {
  const who = fc.constantFrom<Platform>('airbnb', 'booking', 'vrbo');
  const nights = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .map(([day, count]) => nightsFrom(day, count));
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('poll' as const, 'read' as const), who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), who, nights }) },
  );
  const habits = fc.constantFrom(...Object.values(HABITS));

  test('everything frees itself within two rounds of the last cancellation', () => {
    fc.assert(
      fc.property(
        fc.record({ airbnb: habits, booking: habits, vrbo: habits }),
        fc.array(step, { minLength: 10, maxLength: 40 }),
        fc.constantFrom(...ROUNDS),
        (manners, steps, order) => {
          const take = (world: World, next: Step) =>
            next.kind === 'sell' && !isOpen(world, next.who, next.nights) ? world : takeStep(world, next, manners);
          const lived = steps.reduce(take, newWorld(manners));
          const round = order.flatMap((kind) => everyone(lived).map((name): Step => ({ kind, who: name })));
          const cancelled = everyone(lived).map((name): Step => ({ kind: 'cancel', who: name }));
          expect(isAllFree([...cancelled, ...round, ...round].reduce(take, lived))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
