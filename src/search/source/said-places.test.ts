import { beforeAll, expect, test } from 'vitest';
import { buildLocations } from '../../locations/server/build-locations.ts';
import { readPlaceNames } from '../../locations/server/place-names.ts';
import { TOURIST_AREAS } from './tourist-areas.ts';
import { indexPlaces } from '../rules/index-places.ts';
import { SAID_PLACES } from '../rules/lexicon-said-places.ts';
import type { PlaceIndex } from '../rules/place-index.ts';

let places: PlaceIndex;
beforeAll(() => {
  const { citta_nomi: nomi, ...locations } = buildLocations();
  places = indexPlaces({ ...locations, nomi, names: readPlaceNames(locations) }, TOURIST_AREAS);
});

/** Also a comune in Piemonte: alone it means the comune, beside Sicily the village. */
const TOLD_APART = ['scopello'];

test('all colloquial names mean a place, and none is the current name of another (except provinces)', () => {
  const unknown = Object.values(SAID_PLACES)
    .flat()
    .filter((name) => places.matchesOf(name).length === 0);
  const taken = Object.keys(SAID_PLACES).filter((said) =>
    places.matchesOf(said).some(({ kind, priority }) => kind !== 'provincia' && priority === 1),
  );
  expect([unknown, taken]).toEqual([[], TOLD_APART]);
});
