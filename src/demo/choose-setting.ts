import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { HomeDistances } from './landscape.ts';
import type { Town } from './load-towns.ts';
import type { Random } from './seeded-random.ts';

export type Setting = 'mare' | 'montagna' | 'lago' | 'trulli' | 'citta' | 'borgo' | 'colline' | 'campagna';

const MARKET_TOWN_PEOPLE = 15_000;

const COUNTRY: readonly Setting[] = ['colline', 'campagna'];

function inTown({ landscape, popolazione }: Town): [[Setting, number], ...[Setting, number][]] {
  if (landscape.city) return [['citta', 7]];
  if (popolazione > MARKET_TOWN_PEOPLE)
    return [
      ['citta', 2],
      ['borgo', 1],
    ];
  return [['borgo', landscape.village ? 3 : 2]];
}

/** Farther from the water nobody is by the sea, nor on a lake. */
const SHORE_KM = 1.3;

function outside({ landscape }: Town, { lake }: HomeDistances): [Setting, number][] {
  const country: [Setting, number] = landscape.hills ? ['colline', 3] : ['campagna', 3];
  const places: [Setting, number][] = [];
  if (landscape.mountains) places.push(['montagna', 9]);
  if (landscape.lake !== null && lake <= SHORE_KM) places.push(['lago', 9]);
  if (landscape.trulli) places.push(['trulli', 12]);
  return landscape.mountains ? places : [country, ...places];
}

/** Where in its comune a listing of this type stands: a farm never in the old town, nothing by a sea that is not there. */
export function chooseSetting(random: Random, town: Town, home: { tipo: TipoStruttura; km: HomeDistances }): Setting {
  const [first = ['campagna', 1], ...others] = outside(town, home.km);
  if (home.tipo === 'agriturismo') return random.weighted([first, ...others]);
  const shore: [Setting, number][] = home.km.sea <= SHORE_KM ? [['mare', 12]] : [];
  const [built, ...elsewhere] = inTown(town);
  // In a city nothing stands in the fields; by its sea, its lake or in its valley houses do, too.
  const around = [first, ...others].filter(([setting]) => !town.landscape.city || !COUNTRY.includes(setting));
  return random.weighted([built, ...elsewhere, ...around, ...shore]);
}
