import { sql } from 'kysely';
import { availabilityOf, type BusyPeriod } from '../src/calendar/rules/availability.ts';
import { addDays, type CalendarDate } from '../src/kernel/dates/calendar-date.ts';
import { asCents } from '../src/kernel/money/cents.ts';
import { compareCursorRows } from '../src/search/rules/list-order.ts';
import type { SearchCriteria } from '../src/search/rules/search-criteria.ts';
import type { Db } from '../src/app/server/database.ts';
import { arrivalsOf, type FlexibleStay } from '../src/stay/rules/flexible-stay.ts';
import type { Price } from '../src/stay/rules/price.ts';
import { quoteStay } from '../src/stay/rules/quote-stay.ts';
import { checkStay } from '../src/stay/rules/check-stay.ts';
import { isGuaranteed } from '../src/strutture/rules/is-guaranteed.ts';
import type { Rate } from '../src/strutture/rules/rate.ts';
import { hasAutomaticBreakfast, SERVIZI } from '../src/strutture/rules/servizi.ts';
import { TIPI_STRUTTURA, type TipoStruttura } from '../src/strutture/rules/tipi.ts';
import { buildStruttura } from './build-struttura.ts';
import { isInBox } from './map-place.ts';
import { createRandom, type RandomSource } from './random-source.ts';

/** Memoises a function by its first two arguments, which must be immutable. All other arguments must be the same in every call. */
function memoised<One extends object, Other extends object, Rest extends unknown[], Answer>(
  compute: (one: One, other: Other, ...rest: Rest) => Answer,
): typeof compute {
  const answers = new WeakMap<One, WeakMap<Other, { answer: Answer }>>();
  return (one, other, ...rest) => {
    const ofOne = answers.get(one) ?? new WeakMap<Other, { answer: Answer }>();
    answers.set(one, ofOne);
    const cached = ofOne.get(other) ?? { answer: compute(one, other, ...rest) };
    ofOne.set(other, cached);
    return cached.answer;
  };
}

export const TOWNS = [52015, 52032, 48017, 58091, 1235, 22165];

export async function takeSome(db: Db, random: RandomSource, unit_id: number, today: CalendarDate): Promise<void> {
  const start = addDays(today, random.below(80) - 5);
  await db
    .insertInto('calendar_events')
    .values({
      unit_id,
      period: `[${start},${addDays(start, 1 + random.below(12))})`,
      event_type: random.pick(['booking', 'blocked', 'maintenance'] as const),
      platform_source: 'airbnb',
    })
    .execute();
}

export async function rateSome(
  db: Db,
  random: RandomSource,
  struttura_id: number,
  camera_id: number | null,
  today: CalendarDate,
) {
  await db
    .deleteFrom('tariffe')
    .where('struttura_id', '=', struttura_id)
    .where('camera_id', 'is not distinct from', camera_id)
    .execute();
  const start = addDays(today, random.below(30));
  const minimum = () => random.pick([null, 1, 2, 3, 5]);
  const rows = [
    {
      period: null,
      prezzo_notte_cents: null,
      soggiorno_minimo: minimum(),
      ...random.pick([{}, { prezzo_weekend_cents: 7000 }, { ospiti_inclusi: 2, supplemento_ospite_cents: 1500 }]),
    },
    { period: `[${start},${addDays(start, 20)})`, prezzo_notte_cents: 9000, soggiorno_minimo: minimum() },
    { period: `[${addDays(start, 20)},${addDays(start, 40)})`, prezzo_notte_cents: 9900, soggiorno_minimo: minimum() },
  ].filter(() => random.next() < 0.6);
  for (const row of rows)
    await db
      .insertInto('tariffe')
      .values({ ...row, struttura_id, camera_id })
      .execute();
}

const STATES = ['approvata', 'approvata', 'approvata', 'approvata', 'in_attesa', 'sospesa'] as const;

/** Inserts random homes. Derived tables are refreshed once, because refreshing them per row takes twice as long. */
export function buildRandomHomes(db: Db, count: number, today: CalendarDate): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local ospitalia.search = 'later'`.execute(transaction);
    const ids = await insertRandomHomes(transaction, count, today);
    await sql`set local ospitalia.search = 'now'`.execute(transaction);
    await sql`select refresh_search(${ids}::int[], true), refresh_cards(${ids}::int[])`.execute(transaction);
  });
}

async function insertRandomHomes(db: Db, count: number, today: CalendarDate): Promise<number[]> {
  const random = createRandom(8);
  const ids: number[] = [];
  for (let home = 0; home < count; home += 1) {
    const isBnb = random.next() < 0.4;
    const tipo_struttura: TipoStruttura[] = isBnb
      ? random.pick([['bb'], ['affittacamere', 'bb'], ['affittacamere']])
      : [random.pick(['casa_vacanza', 'agriturismo'] as const)];
    const status = random.pick(STATES);
    const id = await buildStruttura(db, {
      citta_id: random.pick(TOWNS),
      nome: `${random.pick(['Casale', 'Podere', 'Villa'])} ${random.pick(['del Mare', 'Bianco', 'degli Ulivi'])} ${home}`,
      descrizione: 'Tutto quello che serve.',
      tipo_struttura,
      tipo_prenotazione: isBnb ? 'bnb' : 'casa_vacanza',
      prezzo_notte_cents: 4000 + random.below(30) * 500 + random.pick([0, 50]),
      posti_letto: 1 + random.below(8),
      lat: 43 + random.next(),
      lon: 11 + random.next(),
      has_own_point: random.next() < 0.6,
      posizione_approssimativa: random.next() < 0.3,
      ...random.pick([{}, { servizio_pulizie: true, prezzo_pulizie_cents: 3500 }]),
      servizi: SERVIZI.filter(
        (_, index) => (index === 0 && hasAutomaticBreakfast(tipo_struttura)) || random.next() < 0.5,
      ),
      gradini: random.pick([null, null, 0, 0, 3]),
      stripe_account_id: random.pick([null, 'acct_1', 'acct_2']),
      stripe_onboarding_completed: random.next() < 0.7,
      status,
      approved_at: status === 'in_attesa' ? null : new Date(Date.UTC(2026, 0, 1 + random.below(40))),
    });
    ids.push(id);
    const rooms = isBnb || random.next() < 0.2 ? 1 + random.below(3) : 0;
    const camere: (number | null)[] = [null];
    for (let room = 0; room < rooms; room += 1) {
      const values = {
        struttura_id: id,
        nome_camera: `Camera ${room}`,
        posti_letto: 1 + random.below(4),
        prezzo_notte_cents: 4000 + random.below(20) * 500,
        disponibile: random.next() < 0.75 || room === 0,
      };
      camere.push((await db.insertInto('camere').values(values).returning('id').executeTakeFirstOrThrow()).id);
    }
    for (const camera of camere) if (random.next() < 0.5) await rateSome(db, random, id, camera, today);
    const units = await db.selectFrom('units').select('id').where('struttura_id', '=', id).execute();
    for (const unit of units) if (random.next() < 0.5) await takeSome(db, random, unit.id, today);
  }
  return ids;
}

export type ModelHome = {
  id: number;
  citta_id: number;
  provincia_id: number;
  regione_id: number;
  lat: number;
  lon: number;
  is_exact: boolean;
  nome: string;
  tipo_struttura: string[];
  tipo_prenotazione: 'casa_vacanza' | 'bnb';
  servizi: string[];
  gradini: number | null;
  prezzo_notte_cents: number;
  prezzo_pulizie_cents: number;
  posti_letto: number;
  stripe_account_id: string | null;
  stripe_onboarding_completed: boolean;
  approved: number;
  rates: Rate[];
  units: {
    prezzo_notte_cents: number | null;
    camera_id: number | null;
    posti_letto: number | null;
    disponibile: boolean | null;
    busy: BusyPeriod[];
  }[];
};

export async function readHomes(db: Db, ids?: readonly number[]): Promise<ModelHome[]> {
  const among = ids === undefined ? sql`` : sql`and strutture.id = any (${ids}::int[])`;
  const { rows } = await sql<ModelHome>`
    select strutture.id, citta_id, provincia_id, regione_id, strutture.lat, strutture.lon,
      has_own_point and not posizione_approssimativa as is_exact, strutture.nome, tipo_struttura, tipo_prenotazione, servizi, gradini,
      prezzo_notte_cents, prezzo_pulizie_cents, posti_letto, stripe_account_id, stripe_onboarding_completed,
      (extract(epoch from approved_at) * 1000000)::int8 as approved,
      (select coalesce(json_agg(rate), '[]') from (
        select camera_id, nome, lower(period) as dal, upper(period) - 1 as al, soggiorno_minimo, prezzo_notte_cents,
          prezzo_weekend_cents, ospiti_inclusi, supplemento_ospite_cents from tariffe
        where struttura_id = strutture.id) as rate) as rates,
      (select json_agg(unit) from (
        select units.camera_id, camere.posti_letto, camere.prezzo_notte_cents, disponibile,
          (select coalesce(json_agg(json_build_object('start', lower(period), 'end', upper(period))), '[]')
            from calendar_events where unit_id = units.id) as busy
        from units left join camere on camere.id = units.camera_id where units.struttura_id = strutture.id) as unit) as units
    from strutture join citta on citta.id = citta_id join province on province.id = provincia_id
    where status = 'approvata' ${among} order by strutture.id`.execute(db);
  return rows;
}

function placesOf({ units, posti_letto, tipo_prenotazione }: ModelHome) {
  const house = units.find(({ camera_id }) => camera_id === null);
  const rooms = units.filter(({ disponibile }) => disponibile === true);
  const whole = house?.busy ?? [];
  if (tipo_prenotazione === 'casa_vacanza')
    return [{ camera_id: null, prezzo_notte_cents: 0, posti_letto, whole, units: rooms, wanted: 'whole' as const }];
  return rooms.map((room) => ({
    camera_id: room.camera_id,
    posti_letto: room.posti_letto ?? 0,
    prezzo_notte_cents: room.prezzo_notte_cents ?? 0,
    whole,
    units: [room],
    wanted: 'room' as const,
  }));
}

function reckonStays(home: ModelHome, { flexible, guests }: SearchCriteria, today: CalendarDate) {
  if (flexible === null) return [];
  return placesOf(home)
    .flatMap(({ camera_id, posti_letto, prezzo_notte_cents, ...question }) => {
      const price: Price = {
        prezzo_notte_cents: asCents(home.prezzo_notte_cents),
        camera: camera_id === null ? null : { id: camera_id, prezzo_notte_cents: asCents(prezzo_notte_cents) },
        servizio_pulizie: home.prezzo_pulizie_cents > 0,
        prezzo_pulizie_cents: asCents(home.prezzo_pulizie_cents),
        tariffe: home.rates,
      };
      const nights = availabilityOf({ ...question, start: flexible.from, end: addDays(flexible.until, -1) });
      const free = new Set(nights.filter((night) => night.is_available).map((night) => night.date));
      const isAvailable = (date: CalendarDate) => free.has(date);
      return arrivalsOf(flexible)
        .map((check_in) => ({ check_in, check_out: addDays(check_in, flexible.nights) }))
        .filter((stay) => checkStay({ ...stay, guests }, { posti_letto, price }, { today, isAvailable }) === null)
        .map((stay) => ({ ...stay, total_cents: quoteStay({ ...stay, guests }, price).total_cents }));
    })
    .toSorted((a, b) => a.total_cents - b.total_cents || a.check_in.localeCompare(b.check_in));
}

/** Returns the stays that guests can book in a home, sorted by price and then by arrival. */
export const staysOf = memoised(reckonStays);

export function canStay(home: ModelHome, criteria: SearchCriteria, today: CalendarDate): boolean {
  const { stay, flexible, guests } = criteria;
  if (flexible !== null) return staysOf(home, criteria, today).length > 0;
  const places = placesOf(home);
  if (stay === null) return guests === 1 || places.some(({ posti_letto }) => posti_letto >= guests);
  return places.some(({ camera_id, posti_letto, ...question }) => {
    const price = {
      camera: camera_id === null ? null : { id: camera_id, prezzo_notte_cents: asCents(1) },
      tariffe: home.rates,
    };
    const nights = availabilityOf({ ...question, start: stay.check_in, end: addDays(stay.check_out, -1) });
    const isAvailable = (date: CalendarDate) => nights.some((night) => night.date === date && night.is_available);
    return checkStay({ ...stay, guests }, { posti_letto, price }, { today, isAvailable }) === null;
  });
}

function isInScope(home: ModelHome, { scope }: SearchCriteria): boolean {
  if (scope.kind === 'citta') return scope.citta_ids.includes(home.citta_id);
  if (scope.kind === 'provincia') return scope.provincia_id === home.provincia_id;
  if (scope.kind === 'riquadro') return isInBox(home, scope);
  return scope.kind === 'italia' || scope.regione_id === home.regione_id;
}

const STEPS = { nessuno: 0, 'non-detti': null };

/** Returns the ids of the matching homes in list order. For `giorno`, the ids are in ascending order. */
export function expectedIds(homes: readonly ModelHome[], criteria: SearchCriteria, today: CalendarDate): number[] {
  const values = {
    giorno: () => 0,
    prezzo: (h: ModelHome) =>
      criteria.flexible ? (staysOf(h, criteria, today)[0]?.total_cents ?? 0) : h.prezzo_notte_cents,
    posti: (h: ModelHome) => h.posti_letto,
    recenti: (h: ModelHome) => h.approved,
  };
  return homes
    .filter((home) => isInScope(home, criteria))
    .filter((home) => criteria.tipi.length === 0 || criteria.tipi.some((tipo) => home.tipo_struttura.includes(tipo)))
    .filter((home) => criteria.servizi.every((servizio) => home.servizi.includes(servizio)))
    .filter((home) => home.prezzo_notte_cents >= (criteria.prezzo_min ?? 0) * 100)
    .filter((home) => home.prezzo_notte_cents <= (criteria.prezzo_max ?? Infinity) * 100)
    .filter((home) => !criteria.sicura || isGuaranteed(home))
    .filter(({ gradini }) => criteria.gradini === null || gradini === STEPS[criteria.gradini])
    .filter((home) => criteria.testo === '' || home.nome.includes(criteria.testo))
    .filter((home) => canStay(home, criteria, today))
    .map((home) => ({ id: home.id, value: values[criteria.ordina](home) }))
    .toSorted((one, other) => compareCursorRows({ ordina: criteria.ordina, rotationStart: 0 }, one, other))
    .map(({ id }) => id);
}

function randomWindow(random: RandomSource, from: CalendarDate): FlexibleStay {
  const weekend = random.next() < 0.3;
  const nights = 1 + random.below(weekend ? 4 : 9);
  return { from, until: addDays(from, nights + 6 + random.below(40)), nights, weekend };
}

export function randomCriteria(random: RandomSource, today: CalendarDate): SearchCriteria {
  const check_in = addDays(today, random.below(60));
  const dates = random.next();
  const prices = [random.pick([null, null, 45, 60]), random.pick([null, null, 80, 120])] as const;
  return {
    scope: random.pick([
      { kind: 'italia' },
      { kind: 'regione', regione_id: 9 },
      { kind: 'provincia', provincia_id: 52 },
      { kind: 'citta', citta_ids: [random.pick(TOWNS)] },
      { kind: 'citta', citta_ids: [1235, 22165] },
      { kind: 'riquadro', west: 11.2, south: 43, east: 11.6, north: 43.9 },
    ] as const),
    testo: random.pick(['', '', '', 'Casale', 'Ulivi']),
    tipi: random.next() < 0.3 ? random.some(TIPI_STRUTTURA, 0.5) : [],
    servizi: random.next() < 0.4 ? random.some(SERVIZI, 0.06) : [],
    prezzo_min: prices[0],
    prezzo_max: prices[1],
    sicura: random.next() < 0.2,
    gradini: random.pick([null, null, null, 'nessuno', 'non-detti'] as const),
    stay: dates < 0.4 ? { check_in, check_out: addDays(check_in, 1 + random.below(6)) } : null,
    flexible: dates > 0.6 ? randomWindow(random, check_in) : null,
    guests: random.pick([1, 1, 2, 3, 5]),
    ordina: random.pick(['giorno', 'giorno', 'prezzo', 'posti', 'recenti'] as const),
  };
}
