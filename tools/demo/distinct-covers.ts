import type { DemoStruttura } from './demo-struttura.ts';
import { albumOf } from './choose-photos.ts';
import { compareCursorRows } from '../../src/search/rules/list-order.ts';
import { ORDINI, type Ordine } from '../../src/search/rules/search-criteria.ts';
import type { Town } from './load-towns.ts';
import { createRandom } from './seeded-random.ts';

/** A listing with where it stands, before its cover is settled. */
export type PlacedStruttura = { built: DemoStruttura; town: Pick<Town, 'id' | 'sigla' | 'regione_id'> };

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

/** All lists that visitors walk: of Italy, of each region, province and town, in each of the four orders. */
export function listsOf(homes: readonly PlacedStruttura[]): PlacedStruttura[][] {
  const shown = homes.filter(({ built }) => built.row.status === 'approvata');
  return ORDINI.flatMap((ordina) => {
    const rowOf = ({ built }: PlacedStruttura) => ({ id: built.row.id, value: valueIn(ordina, built) });
    const sorted = shown.toSorted((one, other) =>
      compareCursorRows({ ordina, rotationStart: 0 }, rowOf(one), rowOf(other)),
    );
    return PLACES.flatMap((placeOf) => [...Map.groupBy(sorted, ({ town }) => placeOf(town)).values()]);
  });
}

/** What it costs to show one cover twice side by side, and one above the other where cards stand in two columns. */
const BESIDE = 100;
const BELOW = 1;

type Neighbours = Map<number, Map<number, number>>;

function neighboursIn(lists: readonly PlacedStruttura[][]): Neighbours {
  const neighbours: Neighbours = new Map();
  const note = (one: number, other: number, cost: number) => {
    if (one === other) return;
    const of = neighbours.get(one) ?? new Map<number, number>();
    of.set(other, Math.max(of.get(other) ?? 0, cost));
    neighbours.set(one, of);
  };
  for (const list of lists) {
    const ids = list.map(({ built }) => built.row.id);
    ids.forEach((id, index) => {
      // The rotation of the day begins anywhere: behind the last home comes the first.
      for (const [steps, cost] of [
        [1, BESIDE],
        [2, BELOW],
      ] as const) {
        const other = ids[(index + steps) % ids.length] ?? id;
        note(id, other, cost);
        note(other, id, cost);
      }
    });
  }
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

/** The first of the cheapest, from the cover at `start` on. */
function cheapest(covers: readonly string[], costs: ReadonlyMap<string, number>, start: number): string | undefined {
  const turned = [...covers.slice(start % covers.length), ...covers.slice(0, start % covers.length)];
  const costOf = (cover: string) => costs.get(cover) ?? 0;
  return turned.toSorted((one, other) => costOf(one) - costOf(other))[0];
}

/** Once through all, then again and again for those who stand beside their like; some 20 rounds are enough for 1,200 homes. */
const ROUNDS = 500;

const LEAPS = 0.1;

/** Covers by id. Who stands beside its like takes another one, and so may its neighbours in the next round. */
function settleCovers(homes: readonly DemoStruttura[], neighbours: Neighbours): Covers {
  const covers = new Map<number, string>();
  let unsettled = homes;
  for (let round = 0; round < ROUNDS && unsettled.length > 0; round += 1) {
    for (const { row, photoFacts } of unsettled) {
      const costs = costsOf(neighbours.get(row.id) ?? new Map(), covers);
      const current = covers.get(row.id);
      if (current !== undefined && (costs.get(current) ?? 0) < BESIDE) continue;
      const others = photoFacts.covers.filter((cover) => cover !== current);
      const random = createRandom(round, row.id);
      // Chance leads out of circles; the first round has none, so that the most fitting covers come first.
      const isAnyone = round > 0 && random.chance(LEAPS);
      const cover = isAnyone ? random.sample(others, 1)[0] : cheapest(others, costs, round > 0 ? random.int(0, 99) : 0);
      if (cover !== undefined) covers.set(row.id, cover);
    }
    unsettled = homes.filter(({ row }) => {
      const cover = covers.get(row.id);
      const around = [...(neighbours.get(row.id) ?? [])];
      return cover !== undefined && around.some(([id, cost]) => cost === BESIDE && covers.get(id) === cover);
    });
  }
  return covers;
}

/**
 * The same listings with covers that differ from those beside them in every list and order, as far as there are enough pictures. Of
 * listings that are seeded together; those of another batch are not known here.
 */
export function withDistinctCovers(homes: readonly PlacedStruttura[]): DemoStruttura[] {
  const covers = settleCovers(
    homes.map(({ built }) => built),
    neighboursIn(listsOf(homes)),
  );
  return homes.map(({ built }) => ({ ...built, photos: albumOf(built.photoFacts, covers.get(built.row.id)) }));
}
