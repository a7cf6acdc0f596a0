import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBnb, buildStruttura, MONTEPULCIANO } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { searchDifferences } from '../../../test/search-differences.ts';
import { expectedIds, readHomes } from '../../../test/search-model.ts';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import { NO_FILTERS, type SearchCriteria } from '../rules/search-criteria.ts';
import { createSearchQueries } from './find-service.ts';

const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const finding = createSearchQueries({ db, clock: systemClock, locations: createLocationsService(db) });

beforeEach(() => db.deleteFrom('strutture').execute());

const NEXT_YEAR = Number(day.slice(0, 4)) + 1;
const later = (days: number) => addDays(day, days);
const on = (monthAndDay: string, year = NEXT_YEAR) => `${year}-${monthAndDay}` as CalendarDate;

type Season = { from: CalendarDate; until: CalendarDate; nights: number | null };

async function rate(struttura_id: number, camera_id: number | null, ofYear: number | null, seasons: readonly Season[]) {
  const rows = [
    { period: null, prezzo_notte_cents: null, soggiorno_minimo: ofYear },
    ...seasons.map(({ from, until, nights }) => ({
      period: `[${from},${until})`,
      prezzo_notte_cents: 9000,
      soggiorno_minimo: nights,
    })),
  ];
  for (const row of rows)
    await db
      .insertInto('tariffe')
      .values({ ...row, struttura_id, camera_id })
      .execute();
}

const ANY: Omit<SearchCriteria, 'stay' | 'flexible'> = {
  ...NO_FILTERS,
  scope: { kind: 'citta', citta_ids: [MONTEPULCIANO] },
  testo: '',
  guests: 1,
  ordina: 'giorno',
};

async function isFound(check_in: CalendarDate, nights: number): Promise<boolean> {
  const check_out = addDays(check_in, nights);
  const stay = { ...ANY, stay: { check_in, check_out }, flexible: null };
  const flexible = { ...ANY, stay: null, flexible: { from: check_in, until: check_out, nights, weekend: false } };
  const totals = [await finding.find(stay, null), await finding.find(flexible, null)].map(({ total }) => total);
  const homes = await readHomes(db);
  expect([check_in, nights, ...totals]).toEqual([
    check_in,
    nights,
    ...totals.map(() => expectedIds(homes, stay, day).length),
  ]);
  return totals[0] === 1;
}

const SUMMER = { from: later(100), until: later(120), nights: 7 };
const AUTUMN = { from: later(120), until: later(140), nights: 3 };
const NEW_YEAR = { from: on('12-23'), until: on('01-07', NEXT_YEAR + 1), nights: 5 };

const CASES: [string, number | null, Season[], [arrival: CalendarDate, shortest: number][]][] = [
  ['of the year for a home without seasons', 2, [], [[later(100), 2]]],
  ['of one night if no minimum is set', null, [], [[later(100), 1]]],
  [
    'on the first and last day of a season, and on the days around it',
    2,
    [SUMMER],
    [
      [later(99), 2],
      [later(100), 7],
      [later(119), 7],
      [later(120), 2],
    ],
  ],
  [
    'in two adjacent seasons',
    null,
    [SUMMER, AUTUMN],
    [
      [later(99), 1],
      [later(119), 7],
      [later(120), 3],
      [later(139), 3],
      [later(140), 1],
    ],
  ],
  [
    "in a season with a smaller minimum than the year's",
    6,
    [AUTUMN],
    [
      [later(119), 6],
      [later(120), 3],
      [later(140), 6],
    ],
  ],
  [
    'in a season across the end of the year',
    2,
    [NEW_YEAR],
    [
      [on('12-22'), 2],
      [on('12-31'), 5],
      [on('01-01', NEXT_YEAR + 1), 5],
      [on('01-07', NEXT_YEAR + 1), 2],
    ],
  ],
  [
    'of the year in a season without its own minimum',
    4,
    [{ ...SUMMER, nights: null }, AUTUMN],
    [
      [later(110), 4],
      [later(120), 3],
    ],
  ],
  [
    'in a season that began years ago, and after a season that is over',
    2,
    [
      { from: on('01-01', 2020), until: on('02-01', 2020), nights: 9 },
      { from: on('03-01', 2020), until: later(20), nights: 4 },
    ],
    [
      [later(1), 4],
      [later(19), 4],
      [later(20), 2],
    ],
  ],
];

describe('a search among homes with minimum stays', () => {
  test.each(CASES)('applies the minimum stay %s', async (_, ofYear, seasons, arrivals) => {
    const id = await buildStruttura(db);
    await rate(id, null, ofYear, seasons);
    for (const [arrival, shortest] of arrivals)
      expect([
        arrival,
        await isFound(arrival, shortest),
        shortest > 1 && (await isFound(arrival, shortest - 1)),
      ]).toEqual([arrival, true, false]);
  });

  test('applies the seasons of a room instead of the seasons of the home or of another room', async () => {
    const { id, camere } = await buildBnb(db, [5000, 6000]);
    const [one = 0, other = 0] = camere;
    await rate(id, null, 1, [{ ...SUMMER, nights: 2 }]);
    await rate(id, one, 5, [SUMMER]);
    await rate(id, other, 6, [{ ...SUMMER, nights: 4 }]);
    const found = [3, 4, 5].map((nights) => isFound(later(110), nights));
    expect(await Promise.all(found)).toEqual([false, true, true]);
    expect([await isFound(later(90), 4), await isFound(later(90), 5)]).toEqual([false, true]);
  });

  test('finds a flexible stay that crosses the end of a season or lies within one of two seasons', async () => {
    const id = await buildStruttura(db);
    await rate(id, null, 5, [
      { ...SUMMER, nights: 3 },
      { ...AUTUMN, nights: 2 },
    ]);
    const total = async (from: number, until: number, nights: number) => {
      const flexible = { from: later(from), until: later(until), nights, weekend: false };
      return (await finding.find({ ...ANY, stay: null, flexible }, null)).total;
    };
    // Three nights that end on day 122 start on day 119, in the first season; two nights start on day 120, in the second.
    await sql`insert into calendar_events (unit_id, period, event_type, platform_source)
      select id, daterange(${later(90)}::date, ${later(119)}::date), 'blocked', 'airbnb' from units where struttura_id = ${id}`.execute(
      db,
    );
    expect([await total(112, 122, 3), await total(112, 121, 3), await total(112, 122, 2)]).toEqual([1, 0, 1]);
    expect([await total(60, 95, 4), await total(60, 95, 5)]).toEqual([0, 1]);
    expect(await searchDifferences(db)).toEqual([]);
  });
});

test('counts at most 1,000 homes of a town in a list, but all homes on the map', async () => {
  const id = await buildStruttura(db);
  await sql`insert into strutture (cin, citta_id, nome, descrizione, tipo_struttura, indirizzo, cap, lat, lon, prezzo_notte_cents, posti_letto,
      num_camere, num_bagni, telefono, email, status, approved_at)
    select 'IT052015C2MOLT' || lpad(number::text, 4, '0'), citta_id, nome, descrizione, tipo_struttura, indirizzo, cap, lat, lon, 5000 + number, 1 + number % 9,
      num_camere, num_bagni, telefono, email, status, approved_at + number * interval '1 minute'
    from strutture, generate_series(1, 1000) as number where id = ${id}`.execute(db);
  const criteria = { ...ANY, stay: null, flexible: null };
  const countBy = async (ordina: SearchCriteria['ordina']) => {
    const { total, isAtLeast, ids } = await finding.find({ ...criteria, ordina }, null);
    return [total, isAtLeast, ids.length];
  };
  const orders = ['giorno', 'prezzo', 'posti', 'recenti'] as const;
  for (const ordina of orders) expect([ordina, ...(await countBy(ordina))]).toEqual([ordina, 1000, true, 24]);
  const { points, ...shown } = await finding.points(criteria);
  expect([points.length, shown]).toEqual([1001, { total: 1001, isAtLeast: false, corrected: [] }]);
  await db.deleteFrom('strutture').where('id', '=', id).execute();
  for (const ordina of orders) expect([ordina, ...(await countBy(ordina))]).toEqual([ordina, 1000, false, 24]);
});
