import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type PlatformBehaviour,
  type PlatformBehaviours,
  RULES,
  type Rules,
  type Step,
  type EchoModel,
  isFree,
  isOpen,
  keyOf,
  listingOf,
  newModel,
  openNights,
  takeStep,
  exportAt,
} from '../../../test/echo-model.ts';
import { sized } from '../../../test/verify.ts';
import { type CalendarDate, addDays } from '../../kernel/dates/calendar-date.ts';
import { EXPORT_TARGETS, type Nights, type Platform } from './feed.ts';
import { countNights, joinNights } from './nights.ts';
import { selectExport } from './select-export.ts';
import { servedTo } from './served-nights.ts';

const NIGHT = nightsFrom(5, 1);

function nightsFrom(day: number, nights: number): Nights {
  const start = addDays('2026-12-01' as CalendarDate, day - 1);
  return { start, end: addDays(start, nights) };
}

const HABITS = {
  'names reservations and re-exports imported events': { names_reservations: true, repeats: true },
  'names reservations': { names_reservations: true, repeats: false },
  'calls everything closed and re-exports imported events': { names_reservations: false, repeats: true },
  'calls everything closed': { names_reservations: false, repeats: false },
} satisfies Record<string, PlatformBehaviour>;
const PORTAL: PlatformBehaviour = { names_reservations: false, repeats: true, by_row: true };
const AIRBNB = HABITS['names reservations and re-exports imported events'];
const BOOKING = HABITS['calls everything closed and re-exports imported events'];

const ROUNDS = [
  ['poll', 'poll', 'read', 'overhear'],
  ['read', 'overhear', 'poll', 'poll'],
] as const;

const everyone = (model: EchoModel) => Object.keys(model.listings) as Platform[];

const isClosed = (model: EchoModel) => everyone(model).every((who) => !isOpen(model, who, NIGHT));

const repeat = (count: number, round: (model: EchoModel) => EchoModel, model: EchoModel) =>
  Array.from({ length: count }).reduce<EchoModel>((now) => round(now), model);

function isSoldSomewhere(model: EchoModel): boolean {
  return model.blocked.length > 0 || Object.values(model.listings).some((listing) => listing.sold.length > 0);
}

const isCancelled = (model: EchoModel) => !isSoldSomewhere(model);

type PlantedFault = 'we block' | 'we forget' | null;

function possibleSteps(model: EchoModel, manners: PlatformBehaviours, beyond: PlantedFault): Step[] {
  const steps: Step[] = everyone(model).flatMap((who) => [
    { kind: 'poll', who },
    { kind: 'read', who },
    ...(beyond === 'we forget' ? [{ kind: 'forget', who } as const] : []),
    ...(manners[who]?.reads ? [{ kind: 'overhear', who } as const] : []),
    ...(listingOf(model, who).sold.length > 0 ? [{ kind: 'cancel', who } as const] : []),
    ...(isOpen(model, who, NIGHT) ? [{ kind: 'sell', who, nights: NIGHT } as const] : []),
  ]);
  const ours: Step = model.blocked.length > 0 ? { kind: 'unblock' } : { kind: 'block', nights: NIGHT };
  return beyond === 'we block' ? [...steps, ours] : steps;
}

function explore(manners: PlatformBehaviours, beyond: PlantedFault = null) {
  const steps = new Map<string, Map<string, EchoModel>>();
  const step = (model: EchoModel, next: Step): EchoModel => {
    const [key, name] = [keyOf(model), JSON.stringify(next)];
    const ofModel = steps.get(key) ?? new Map<string, EchoModel>();
    steps.set(key, ofModel);
    const after = ofModel.get(name) ?? takeStep(model, next, manners);
    ofModel.set(name, after);
    return after;
  };
  const round = (model: EchoModel, order: (typeof ROUNDS)[number]): EchoModel =>
    order.reduce((now, kind) => everyone(now).reduce((then, who) => step(then, { kind, who }), now), model);
  const models = new Map<string, EchoModel>();
  const open = [newModel(manners)];
  for (let model = open.pop(); model !== undefined; model = open.pop()) {
    if (models.has(keyOf(model))) continue;
    models.set(keyOf(model), model);
    for (const next of possibleSteps(model, manners, beyond)) open.push(step(model, next));
  }
  const rounds = (model: EchoModel, order: (typeof ROUNDS)[number], count: number): EchoModel =>
    repeat(count, (now) => round(now, order), model);
  const [sold, cancelled] = [[...models.values()].filter(isSoldSomewhere), [...models.values()].filter(isCancelled)];
  return { sold, cancelled, rounds };
}

const PAIRS = Object.entries(HABITS).flatMap(([one, airbnb], index, all) =>
  all.slice(index).map(([other, booking]): [string, PlatformBehaviours, PlantedFault, number] => {
    return [`one ${one}, the other ${other}`, { airbnb, booking }, null, 2];
  }),
);

describe('G10 loop-free: two platforms that sell, cancel, poll and import in every order', () => {
  test.each<[string, PlatformBehaviours, PlantedFault, number]>([
    ...PAIRS,
    ['the portal blocks nights and exports the block in full', { airbnb: AIRBNB, booking: BOOKING }, 'we block', 3],
    [
      'a platform that was added again has no record of what it imported',
      { airbnb: AIRBNB, booking: BOOKING },
      'we forget',
      3,
    ],
  ])('block every sold night everywhere and free it after the cancellation: %s', (_, manners, beyond, most) => {
    const { sold, cancelled, rounds } = explore(manners, beyond);
    expect(Math.min(cancelled.length, sold.length)).toBeGreaterThan(50);
    for (const order of ROUNDS) {
      expect(cancelled.filter((model) => !isFree(rounds(model, order, most), true))).toEqual([]);
      expect(sold.filter((model) => ![4, 5, 6].every((count) => isClosed(rounds(model, order, count))))).toEqual([]);
    }
  });

  test.each<[string, PlatformBehaviours]>([
    [
      'each platform also imports the other directly',
      { airbnb: { ...AIRBNB, reads: 'booking' }, booking: { ...BOOKING, reads: 'airbnb' } },
    ],
    ['one platform also imports the other directly', { airbnb: AIRBNB, booking: { ...BOOKING, reads: 'airbnb' } }],
  ])('can leave a cancelled night blocked forever if both platforms re-export imported events and %s', (_, manners) => {
    const { cancelled, rounds } = explore(manners);
    const stuck = cancelled.filter((model) => !isFree(rounds(model, ROUNDS[0], 6), true));
    expect(stuck.length).toBeGreaterThan(0);
  });
});

test.each<[string, PlatformBehaviours]>([
  ['«Altro calendario», without named reservations', { booking: { ...BOOKING, address: 'altro' } }],
  ['«Altro calendario», with named reservations', { airbnb: { ...AIRBNB, address: 'altro' } }],
  ['the address of a platform that is not connected', { booking: { ...BOOKING, address: 'vrbo' } }],
  ['«Altro calendario», by a second portal', { booking: { ...PORTAL, address: 'altro' } }],
])(
  'G10 loop-free: frees cancelled nights in every order of steps if a platform imports an address that is not its own: %s',
  (_, manners) => {
    const { cancelled, rounds } = explore(manners);
    expect(cancelled.length).toBeGreaterThan(10);
    for (const order of ROUNDS) {
      expect(cancelled.filter((model) => !isFree(rounds(model, order, 4)))).toEqual([]);
      expect(cancelled.filter((model) => !isFree(rounds(model, order, 8), true))).toEqual([]);
    }
  },
);

const SEQUENCES = sized(100, 10_000);

describe('G10 loop-free: three platforms that sell ranges of nights, cancel, poll and import in random order', () => {
  const platforms: readonly Platform[] = ['airbnb', 'booking', 'vrbo'];
  const who = fc.constantFrom(...platforms);
  const nights = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .map(([day, count]) => nightsFrom(day, count));
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('poll' as const, 'read' as const), who }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), who, nights }) },
  );
  const habits = fc.constantFrom<PlatformBehaviour>(...Object.values(HABITS), PORTAL);
  const manners = fc
    .record({ airbnb: habits, booking: habits, vrbo: habits })
    .chain((all) =>
      fc
        .constantFrom(null, ...platforms)
        .map(
          (wrong): PlatformBehaviours =>
            wrong === null ? all : { ...all, [wrong]: { ...all[wrong], address: 'altro' } },
        ),
    );

  const sequences = (rules: Rules) =>
    fc.property(
      manners,
      fc.array(step, { minLength: 10, maxLength: 40 }),
      fc.constantFrom(...ROUNDS),
      (platform, steps, order) => {
        const take = (model: EchoModel, next: Step) =>
          next.kind === 'sell' && !isOpen(model, next.who, next.nights)
            ? model
            : takeStep(model, next, platform, rules);
        const lived = steps.reduce(take, newModel(platform));
        const round = order.flatMap((kind) => platforms.map((name): Step => ({ kind, who: name })));
        const rounds = (model: EchoModel, count: number) => repeat(count, (now) => round.reduce(take, now), model);
        const sold = platforms.flatMap((name) => listingOf(lived, name).sold);
        const staysClosed = (model: EchoModel) =>
          platforms.every((name) => sold.every((range) => openNights(model, name, range).length === 0));
        const isRight = platforms.every((name) => platform[name]?.address === undefined);
        const settled = rounds(lived, isRight ? 4 : 6);
        for (const model of [settled, rounds(settled, 1), rounds(settled, 2)]) expect(staysClosed(model)).toBe(true);
        // The exported ranges do not overlap; otherwise each round would multiply the rows.
        for (const target of EXPORT_TARGETS) {
          const exported = exportAt(settled, target, rules);
          expect(countNights(joinNights(exported))).toBe(exported.reduce((sum, one) => sum + countNights([one]), 0));
        }
        const cancelled = platforms.map((name): Step => ({ kind: 'cancel', who: name })).reduce(take, lived);
        expect(isFree(rounds(cancelled, isRight ? 2 : 4))).toBe(true);
        expect(isFree(rounds(cancelled, 8), true)).toBe(true);
      },
    );

  test(
    'block every sold night everywhere and free it after the last cancellation',
    () => {
      fc.assert(sequences(RULES), { numRuns: SEQUENCES });
    },
    30_000 + 50 * SEQUENCES,
  );

  const servedByOwn = (name: Platform, all: Parameters<typeof servedTo>[1]) =>
    all.filter(({ platform }) => platform === name);
  test.each<[string, Partial<Rules>]>([
    [
      'ignores nights served at an address that belongs to no connected platform',
      { servedTo: (name, all, now) => servedTo(name, servedByOwn(name, all), now) },
    ],
    [
      'never detects that a platform imports an address that is not its own',
      { addressReaders: () => ({ readers: [], probe: null }) },
    ],
    [
      'exports each row separately',
      { selectExport: (events, question) => selectExport(events, { ...question, keepsRows: true }) },
    ],
    ['keeps echoes forever', { servedTo: (...args) => ({ ...servedTo(...args), served_at: null }) }],
  ])('expose a planted fault in the rules: %s', (_, fault) => {
    expect(fc.check(sequences({ ...RULES, ...fault }), { numRuns: 2000, seed: 6, endOnFailure: true }).failed).toBe(
      true,
    );
  });
});
