import { sql } from 'kysely';
import type { Database } from '../../src/app/server/database.ts';
import { addDays, type CalendarDate, parseCalendarDate } from '../../src/kernel/calendar-date.ts';
import type { SearchService } from '../../src/search/contract.ts';
import {
  AMBIENTI,
  NO_FILTERS,
  ORDINI,
  type Scope,
  type SearchCriteria,
  type StayCriteria,
} from '../../src/search/rules/search-criteria.ts';
import type { Zone } from '../../src/search/rules/zone.ts';
import type { FlexibleStay } from '../../src/stay/rules/flexible-stay.ts';

/** One search with dates that are fixed, and the same with as many nights anywhere in a window around them. */
export type SearchPair = { group: string; fixed: SearchCriteria; flexible: SearchCriteria };

/** Towns by how many homes they have: the largest, then fewer and fewer. */
const RANKS = [1, 2, 4, 8, 16, 60, 250, 1000];
const PROVINCE = ['RM', 'MI', 'SI', 'TN'];
const REGIONI = ['lazio', 'lombardia', 'puglia', 'toscana'];
const AREAS = ['salento', 'langhe', 'val-d-orcia', 'dolomiti'];
/** A town and the kilometres around it: Siena, Milano, Roma, Napoli. */
const CIRCLES = [
  [52032, 20],
  [15146, 50],
  [58091, 20],
  [63049, 50],
] as const;
const BOXES = [
  { kind: 'riquadro', west: 11.2, south: 43.2, east: 11.4, north: 43.4 },
  { kind: 'riquadro', west: 10, south: 42, east: 13, north: 44.5 },
] as const;

/** What is asked beside place and dates. */
const WISHES: readonly Partial<SearchCriteria>[] = [
  { servizi: ['WiFi'] },
  {},
  { servizi: ['Piscina'], guests: 4 },
  { prezzo_max: 80 },
  { tipi: ['agriturismo'], guests: 6 },
  { sicura: true },
];

async function largestTowns({ db }: Database): Promise<Scope[]> {
  const { rows } = await sql<{ citta_id: number }>`
    select citta_id from (
      select citta_id, row_number() over (order by strutture_count desc, citta_id) as rank from strutture_per_citta
    ) as towns where rank = any (${RANKS}::int[]) order by rank`.execute(db);
  return rows.map(({ citta_id }) => ({ kind: 'citta', citta_ids: [citta_id] }));
}

async function provinceOf({ db }: Database): Promise<Scope[]> {
  const province = await db.selectFrom('province').select('id').where('sigla', 'in', PROVINCE).orderBy('id').execute();
  return province.map(({ id }) => ({ kind: 'provincia', provincia_id: id }));
}

async function regioniOf({ db }: Database): Promise<Scope[]> {
  const regioni = await db.selectFrom('regioni').select('id').where('slug', 'in', REGIONI).orderBy('id').execute();
  return regioni.map(({ id }) => ({ kind: 'regione', regione_id: id }));
}

async function choosePlaces(database: Database, search: SearchService): Promise<Record<string, Scope[]>> {
  const open = async (zones: readonly Zone[]) => {
    const opened = await Promise.all(zones.map((zone) => search.openZone(zone)));
    return opened.flatMap((zone) => zone?.scope ?? []);
  };
  return {
    town: await largestTowns(database),
    provincia: await provinceOf(database),
    regione: await regioniOf(database),
    area: await open(AREAS.map((area) => ({ kind: 'area', area }))),
    around: await open(CIRCLES.map(([citta_id, km]) => ({ kind: 'intorno', citta_id, km }))),
    setting: await open(AMBIENTI.map((ambiente) => ({ kind: 'ambiente', ambiente, inside: null, dove: '' }))),
    map: [...BOXES],
    italia: [{ kind: 'italia' }],
  };
}

/** The next such day that is at least a month away. */
function nextDay(monthAndDay: string, today: CalendarDate): CalendarDate {
  const after = addDays(today, 30);
  const year = Number(after.slice(0, 4));
  const days = [year, year + 1].map((each) => parseCalendarDate(`${each}-${monthAndDay}`));
  return days.find((day) => day !== null && day > after) ?? after;
}

type Dates = { stay: StayCriteria; flexible: FlexibleStay };

/** A weekend of May, a week of August, three nights of a month of spring, five of two months of summer. */
function chooseDates(today: CalendarDate): readonly Dates[] {
  const within = (first: string, days: number, nights: number, weekend = false): Dates => {
    const from = nextDay(first, today);
    const flexible = { from, until: addDays(from, days), nights, weekend };
    const check_in = addDays(from, Math.floor((days - nights) / 2));
    return { stay: { check_in, check_out: addDays(check_in, nights) }, flexible };
  };
  return [within('05-01', 31, 2, true), within('08-01', 31, 7), within('03-16', 31, 3), within('06-01', 61, 5)];
}

/** Two dates for every place, other ones in the next: by the day and by price, and once by beds and by age, each with another wish. */
export async function chooseSearchPairs(
  database: Database,
  search: SearchService,
  today: CalendarDate,
): Promise<SearchPair[]> {
  const none = { ...NO_FILTERS, testo: '', guests: 2, stay: null, flexible: null };
  const dates = chooseDates(today);
  const places = Object.entries(await choosePlaces(database, search));
  const asked = places.flatMap(([place, scopes]) => scopes.map((scope) => ({ place, scope })));
  return asked.flatMap(({ place, scope }, number) =>
    [ORDINI, ORDINI.slice(0, 2)].flatMap((orders, half) => {
      const { stay, flexible } = dates[(number + half) % dates.length] ?? { stay: null, flexible: null };
      const wish = { ...none, ...WISHES[(number + 2 * half) % WISHES.length], scope };
      return orders.map((ordina) => {
        const group = `${place} by ${ordina === 'prezzo' ? 'price' : 'other'}`;
        return { group, fixed: { ...wish, ordina, stay }, flexible: { ...wish, ordina, flexible } };
      });
    }),
  );
}
