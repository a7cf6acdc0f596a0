import { beforeAll, expect, test } from 'vitest';
import { buildLocations } from '../../locations/server/build-locations.ts';
import { readPlaceNames } from '../../locations/server/place-names.ts';
import { TOURIST_AREAS } from './tourist-areas.ts';
import { indexPlaces } from '../rules/index-places.ts';
import { COLLOQUIAL_PLACES } from '../rules/lexicon-colloquial-places.ts';
import type { PlaceIndex } from '../rules/place-index.ts';

let places: PlaceIndex;
beforeAll(() => {
  const { citta_nomi: nomi, ...locations } = buildLocations();
  places = indexPlaces({ ...locations, nomi, names: readPlaceNames(locations) }, TOURIST_AREAS);
});

/**
 * Colloquial names that are also current names of other places. "Scopello" alone means the comune in Piemonte rather than the
 * Sicilian village.
 */
const AMBIGUOUS = ['scopello'];

test('every colloquial name refers to a known place, and only the listed names are current names of other places', () => {
  const unknown = Object.values(COLLOQUIAL_PLACES)
    .flat()
    .filter((name) => places.matchesOf(name).length === 0);
  const taken = Object.keys(COLLOQUIAL_PLACES).filter((name) =>
    places.matchesOf(name).some(({ kind, priority }) => kind !== 'provincia' && priority === 1),
  );
  expect([unknown, taken]).toEqual([[], AMBIGUOUS]);
});
