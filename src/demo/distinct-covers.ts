import type { DemoStruttura } from './demo-struttura.ts';
import { albumOf } from './choose-photos.ts';
import { TIPI_STRUTTURA } from '../strutture/rules/tipi.ts';
import { type Ambiente, AMBIENTI, ORDINI, type Ordine } from '../search/rules/search-criteria.ts';
import { resolveSettings } from '../search/rules/resolve-areas.ts';
import { TOURIST_AREAS } from '../search/server/text-service.ts';
import { distanceKm } from '../locations/rules/lat-lon.ts';
import { compareCursorRows } from '../search/rules/list-order.ts';
import type { Town } from './load-towns.ts';
import { createRandom } from './seeded-random.ts';

/** A listing with where it stands, before its cover is settled. */
export type PlacedStruttura = { built: DemoStruttura; town: Pick<Town, 'id' | 'nome' | 'sigla' | 'regione_id'> };

function valueIn(ordina: Ordine, { row }: DemoStruttura): number {
  if (ordina === 'giorno') return 0;
  if (ordina === 'prezzo') return row.prezzo_notte_cents ?? 0;
  return ordina === 'posti' ? (row.posti_letto ?? 0) : Date.parse(row.approved_at ?? row.created_at);
}

const PLACES: readonly ((town: PlacedStruttura['town']) => string | number)[] = [
  () => 'Italia',
  ({ regione_id }) => regione_id,
  ({ sigla }) => sigla,
  ({ id }) => id,
];

type IsListed = (home: PlacedStruttura) => boolean;

/** Which comuni lie by the sea, by a lake, in the mountains: as a search for "al mare" finds them. */
function settingsOf(homes: readonly PlacedStruttura[]): Readonly<Record<Ambiente, ReadonlySet<number>>> {
  const siglas = [...new Set(homes.map(({ town }) => town.sigla))];
  const province = siglas.map((sigla, id) => ({ id, sigla }));
  const citta = homes.map(({ town: { id, nome, sigla } }) => ({ id, nome, provincia_id: siglas.indexOf(sigla) }));
  return resolveSettings(TOURIST_AREAS, { citta, province });
}

/** What many narrow a list to: one type, one setting, homes that take dogs. */
function filtersOf(homes: readonly PlacedStruttura[]): IsListed[] {
  const settings = settingsOf(homes);
  return [
    ...TIPI_STRUTTURA.map(
      (tipo): IsListed =>
        ({ built }) =>
          built.row.tipo_struttura.includes(tipo),
    ),
    ...AMBIENTI.map(
      (ambiente): IsListed =>
        ({ town }) =>
          settings[ambiente].has(town.id),
    ),
    ({ built }) => built.row.servizi.includes('Pet Friendly'),
  ];
}

type Listing = 'whole' | 'narrowed';

/** All lists that visitors walk: of Italy, of each region, province and town, in each of the four orders; whole, or narrowed by a filter. */
export function listsOf(homes: readonly PlacedStruttura[], listing: Listing): PlacedStruttura[][] {
  const shown = homes.filter(({ built }) => built.row.status === 'approvata');
  const some = listing === 'whole' ? [shown] : filtersOf(shown).map((isListed) => shown.filter(isListed));
  return ORDINI.flatMap((ordina) => {
    const rowOf = ({ built }: PlacedStruttura) => ({ id: built.row.id, value: valueIn(ordina, built) });
    const compare = (one: PlacedStruttura, other: PlacedStruttura) =>
      compareCursorRows({ ordina, rotationStart: 0 }, rowOf(one), rowOf(other));
    return some.flatMap((list) => {
      const sorted = list.toSorted(compare);
      return PLACES.flatMap((placeOf) => [...Map.groupBy(sorted, ({ town }) => placeOf(town)).values()]);
    });
  });
}

/** Which homes «Altre case vicine» shows of a page: so many, the nearest first. */
const NEAR_HOMES = 4;

/** Each home's neighbours on its own page, in one row: the nearest of its town first. */
export function nearRowsOf(homes: readonly PlacedStruttura[]): PlacedStruttura[][] {
  const shown = homes.filter(({ built }) => built.row.status === 'approvata');
  const placeOf = ({ built: { row } }: PlacedStruttura) => ({ lat: row.lat ?? 0, lon: row.lon ?? 0 });
  return [...Map.groupBy(shown, ({ town }) => town.id).values()].flatMap((ofTown) =>
    ofTown.map((home) => {
      const away = (other: PlacedStruttura) => distanceKm(placeOf(home), placeOf(other));
      const others = ofTown.filter((other) => other !== home);
      return others.toSorted((one, other) => away(one) - away(other)).slice(0, NEAR_HOMES);
    }),
  );
}

/** What it costs to show one cover twice side by side, around a card where cards stand in two, three or four columns, in a narrowed list. */
const BESIDE = 1000;
const AROUND = 100;
const BESIDE_NARROWED = 10;

/** To the right, below and diagonally below in two, three and four columns. @example AROUND_STEPS[0] // the next one of the list */
export const AROUND_STEPS = [1, 2, 3, 4, 5] as const;
const COSTS = AROUND_STEPS.map((step) => (step === 1 ? BESIDE : AROUND));

type Neighbours = Map<number, Map<number, number>>;

function neighboursIn(homes: readonly PlacedStruttura[]): Neighbours {
  const neighbours: Neighbours = new Map();
  const note = (one: number, other: number, cost: number) => {
    if (one === other) return;
    const of = neighbours.get(one) ?? new Map<number, number>();
    of.set(other, Math.max(of.get(other) ?? 0, cost));
    neighbours.set(one, of);
  };
  const noteList = (list: readonly PlacedStruttura[], costs: readonly number[]) =>
    list.forEach(({ built }, index) => {
      // The rotation of the day begins anywhere: behind the last home comes the first.
      costs.forEach((cost, step) => {
        const other = list[(index + step + 1) % list.length]?.built ?? built;
        note(built.row.id, other.row.id, cost);
        note(other.row.id, built.row.id, cost);
      });
    });
  for (const list of listsOf(homes, 'whole')) noteList(list, COSTS);
  for (const list of listsOf(homes, 'narrowed')) noteList(list, [BESIDE_NARROWED]);
  for (const row of nearRowsOf(homes)) noteList(row, [AROUND]);
  return neighbours;
}

type Covers = ReadonlyMap<number, string>;

/** What each cover would cost a home beside its neighbours; those that cost nothing are missing. */
function costsOf(around: ReadonlyMap<number, number>, covers: Covers): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const [id, cost] of around) {
    const cover = covers.get(id);
    if (cover !== undefined) costs.set(cover, (costs.get(cover) ?? 0) + cost);
  }
  return costs;
}

/** The same of one cover alone, which most homes are only asked for. */
function costOf(around: ReadonlyMap<number, number>, covers: Covers, cover: string | undefined): number {
  let sum = 0;
  if (cover === undefined) return sum;
  for (const [id, cost] of around) if (covers.get(id) === cover) sum += cost;
  return sum;
}

/** The first of the cheapest, from the cover at `start` on. */
function cheapest(covers: readonly string[], costs: ReadonlyMap<string, number>, start: number): string | undefined {
  const turned = [...covers.slice(start % covers.length), ...covers.slice(0, start % covers.length)];
  const costAt = (cover: string) => costs.get(cover) ?? 0;
  return turned.toSorted((one, other) => costAt(one) - costAt(other))[0];
}

/** Once through all, then again and again for those who stand beside their like; some 20 rounds are enough for 1,200 homes. */
const ROUNDS = 500;
/** In narrowed lists too many stand beside too many for the pictures that there are: what 40 rounds leave, hundreds would. */
const ROUNDS_NARROWED = 40;

const ROUNDS_AROUND = 200;

const LEAPS = 0.1;

/** Settles covers by id. Who stands beside its like at such a cost takes another one, and so may its neighbours in the next round. */
function settleCovers(
  homes: readonly DemoStruttura[],
  neighbours: Neighbours,
  { covers, from, rounds }: { covers: Map<number, string>; from: number; rounds: number },
): void {
  const around = (id: number) => neighbours.get(id) ?? new Map<number, number>();
  const currentCost = (id: number) => costOf(around(id), covers, covers.get(id));
  let unsettled = homes;
  for (let round = 0; round < rounds && unsettled.length > 0; round += 1) {
    for (const { row, photoFacts } of unsettled) {
      const current = covers.get(row.id);
      if (current !== undefined && currentCost(row.id) < from) continue;
      const costs = costsOf(around(row.id), covers);
      const others = photoFacts.covers.filter((cover) => cover !== current);
      const random = createRandom(round, row.id);
      // Chance leads out of circles; the first round has none, so that the most fitting covers come first.
      const isAnyone = round > 0 && random.chance(LEAPS);
      const cover = isAnyone ? random.sample(others, 1)[0] : cheapest(others, costs, round > 0 ? random.int(0, 99) : 0);
      if (cover !== undefined) covers.set(row.id, cover);
    }
    unsettled = homes.filter(({ row }) => currentCost(row.id) >= from);
  }
}

/**
 * The same listings with covers that differ from those beside them in every list and order, as far as there are enough pictures. Of
 * listings that are seeded together; those of another batch are not known here.
 */
export function withDistinctCovers(homes: readonly PlacedStruttura[]): DemoStruttura[] {
  const listings = homes.map(({ built }) => built);
  const neighbours = neighboursIn(homes);
  const covers = new Map<number, string>();
  // Narrowed lists first, as far as there are enough pictures; whole ones last, so that nothing else undoes them.
  settleCovers(listings, neighbours, { covers, from: BESIDE_NARROWED, rounds: ROUNDS_NARROWED });
  settleCovers(listings, neighbours, { covers, from: AROUND, rounds: ROUNDS_AROUND });
  settleCovers(listings, neighbours, { covers, from: BESIDE, rounds: ROUNDS });
  return homes.map(({ built }) => ({ ...built, photos: albumOf(built.photoFacts, covers.get(built.row.id)) }));
}
