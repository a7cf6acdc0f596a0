import type { Town } from './load-towns.ts';
import type { Random } from './seeded-random.ts';

/** How much more than elsewhere people spend holidays in a province; 1 where none is named. */
const TOURISM: Readonly<Record<string, number>> = {
  AO: 2.4,
  BR: 1.5,
  BZ: 2.4,
  CA: 1.6,
  CI: 1.4,
  FI: 2.6,
  GR: 2,
  IM: 1.8,
  LE: 2,
  LI: 2.2,
  LU: 1.8,
  ME: 1.6,
  NA: 2.2,
  NU: 1.2,
  OG: 1.6,
  OT: 3,
  PG: 1.5,
  RG: 1.6,
  RM: 2.4,
  RN: 2.4,
  SA: 1.8,
  SI: 2.2,
  SP: 2.2,
  SS: 2,
  SV: 1.8,
  TN: 2.2,
  TP: 1.8,
  VE: 3,
  VR: 2,
};
const SEA = 1.8;
const LAKE = 2;
const MOUNTAINS = 1.6;
const TRULLI = 8;
const CAPITAL = 1.3;
/** Listings grow more slowly than people. */
const PEOPLE_POWER = 0.7;
/** What the smallest comune has beside its people: some house to let. */
const BASE = 4;

/** How sought-after a province is; prices follow it too. */
export function tourismOf(sigla: string): number {
  return TOURISM[sigla] ?? 1;
}

function weightOf({ popolazione, sigla, capital, landscape }: Town): number {
  const holiday =
    (landscape.sea ? SEA : 1) *
    (landscape.lake === null ? 1 : LAKE) *
    (landscape.mountains ? MOUNTAINS : 1) *
    (landscape.trulli ? TRULLI : 1);
  return (BASE + popolazione ** PEOPLE_POWER) * tourismOf(sigla) * holiday * (capital ? CAPITAL : 1);
}

/** Picks towns as often as people would look for them. Throws when there is no town. */
export function createTownPicker(towns: readonly Town[]): (random: Random) => Town {
  let total = 0;
  const upTo = towns.map((town) => (total += weightOf(town)));
  return (random) => {
    const wanted = random.next() * total;
    let [low, high] = [0, towns.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    const town = towns[low];
    if (town === undefined) throw new RangeError('There is no town to pick from');
    return town;
  };
}
