import { addDays, type CalendarDate } from '../kernel/dates/calendar-date.ts';
import { asCents, type Cents } from '../kernel/money/cents.ts';
import type { DemoCamera, DemoRate, DemoRow } from './demo-struttura.ts';
import { createRandom, type Random } from './seeded-random.ts';

export type Conditions = Pick<DemoRow, 'accettazione' | 'politica_cancellazione'> & { tariffe: DemoRate[] };

type PricedUnit = { unit: number; prezzo_notte_cents: number; posti_letto: number };

/** Seed of the conditions, separate from that of the homes, so that the conditions can change without changing the rest of a home. */
const SEED = 20_261_122;
const WITH_TARIFFE = 0.2;
const ON_REQUEST = 0.2;
const WITH_SUPPLEMENT = 0.4;
const POLITICHE: readonly [
  readonly [DemoRow['politica_cancellazione'], number],
  ...(readonly [DemoRow['politica_cancellazione'], number])[],
] = [
  ['moderata', 50],
  ['flessibile', 30],
  ['rigida', 20],
];

const PRICE_STEP_CENTS = 500;
const NOTHING = {
  nome: '',
  dal: null,
  al: null,
  prezzo_notte_cents: null,
  prezzo_weekend_cents: null,
  soggiorno_minimo: null,
  ospiti_inclusi: null,
  supplemento_ospite_cents: null,
} as const;

function raised(price: number, factor: number): Cents {
  return asCents(Math.max(price, Math.round((price * factor) / PRICE_STEP_CENTS) * PRICE_STEP_CENTS));
}

function ofTheYear(random: Random, { unit, prezzo_notte_cents, posti_letto }: PricedUnit): DemoRate {
  const hasSupplement = random.chance(WITH_SUPPLEMENT) && posti_letto > 2;
  return {
    ...NOTHING,
    unit,
    prezzo_weekend_cents: raised(prezzo_notte_cents, 1.1 + random.int(0, 2) / 10),
    soggiorno_minimo: random.chance(0.5) ? 2 : null,
    ospiti_inclusi: hasSupplement ? Math.ceil(posti_letto / 2) : null,
    supplemento_ospite_cents: hasSupplement ? asCents(1000 + PRICE_STEP_CENTS * random.int(0, 3)) : null,
  };
}

function seasons(random: Random, priced: PricedUnit, today: CalendarDate): DemoRate[] {
  const year = Number(today.slice(0, 4));
  const next = (monthAndDay: string): CalendarDate =>
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the callers pass days that exist in every year
    `${today.slice(5) < monthAndDay ? year : year + 1}-${monthAndDay}` as CalendarDate;
  const season = (nome: string, days: readonly [CalendarDate, CalendarDate], factor: number): DemoRate => ({
    ...NOTHING,
    nome,
    unit: priced.unit,
    dal: days[0],
    al: days[1],
    prezzo_notte_cents: raised(priced.prezzo_notte_cents, factor),
    soggiorno_minimo: random.pick([2, 3, 5, 7]),
  });
  const christmas = next('12-23');
  const summer = next('06-15');
  const august = addDays(summer, 47);
  return [
    season('Natale e Capodanno', [christmas, addDays(christmas, 14)], 1.3),
    season('Estate', [summer, addDays(august, -1)], 1.25),
    season('Agosto', [august, addDays(august, 30)], 1.5),
  ];
}

export function chooseTariffe(
  random: Random,
  { prezzo_notte_cents, posti_letto }: Pick<DemoRow, 'prezzo_notte_cents' | 'posti_letto'>,
  { camere, today }: { camere: readonly DemoCamera[]; today: CalendarDate },
): DemoRate[] {
  const priced: PricedUnit[] =
    camere.length === 0
      ? [{ unit: 0, prezzo_notte_cents: prezzo_notte_cents ?? 0, posti_letto }]
      : camere.map((camera, index) => ({ ...camera, unit: index + 1 }));
  return priced.flatMap((of) => [ofTheYear(random, of), ...seasons(random, of, today)]);
}

export function chooseConditions(
  id: number,
  row: Pick<DemoRow, 'prezzo_notte_cents' | 'posti_letto'>,
  of: { camere: readonly DemoCamera[]; today: CalendarDate },
): Conditions {
  const random = createRandom(SEED, id);
  return {
    politica_cancellazione: random.weighted(POLITICHE),
    accettazione: random.chance(ON_REQUEST) ? 'su_richiesta' : 'immediata',
    tariffe: random.chance(WITH_TARIFFE) ? chooseTariffe(random, row, of) : [],
  };
}
