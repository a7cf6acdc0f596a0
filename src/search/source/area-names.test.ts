import { expect, test } from 'vitest';
import { foldName } from '../../locations/rules/fold-name.ts';
import { buildLocations } from '../../locations/server/build-locations.ts';
import { readPlaceNames } from '../../locations/server/place-names.ts';
import { indexPlaces } from '../rules/index-places.ts';
import type { PlaceMatch, PlaceName } from '../rules/place-facts.ts';
import { TOURIST_AREAS } from './tourist-areas.ts';

const { citta_nomi: nomi, ...locations } = buildLocations();
const places = indexPlaces({ ...locations, nomi, names: readPlaceNames(locations) }, TOURIST_AREAS);
const foreign = places.names.filter((one) => one.foreign !== undefined);

test('every area has a name, and a location phrase that differs from the name, in English, German and French', () => {
  expect([...TOURIST_AREAS.names.keys()].toSorted()).toEqual(TOURIST_AREAS.areas.map(({ slug }) => slug).toSorted());
  const without = [...TOURIST_AREAS.names].filter(([, names]) =>
    (['en', 'de', 'fr'] as const).some((language) => {
      const { nome = '', dove = '' } = names.get(language) ?? {};
      return nome === '' || dove === '' || dove === nome;
    }),
  );
  expect(without).toEqual([]);
});

test('all alternative area names are folded', () => {
  const others = [...TOURIST_AREAS.names.values()].flatMap((names) =>
    [...names.values()].flatMap((name) => name.others),
  );
  expect(others.filter((name) => name !== foldName(name) || name === '')).toEqual([]);
});

function areOne(one: PlaceMatch, other: PlaceMatch): boolean {
  const kinds = [one.kind, other.kind];
  return one.kind === other.kind ? one.id === other.id : kinds.includes('provincia') && !kinds.includes('area');
}

function clashesOf({ folded, placeMatch }: PlaceName): string[] {
  const others = places.matchesOf(folded).filter((other) => !areOne(placeMatch, other));
  return others.map((other) => `${folded}: ${places.describe(placeMatch).nome}, ${places.describe(other).nome}`);
}

/** Names whose meaning depends on the language. In German, "Adria" means a coast; in other languages, the town. */
const MEANT_BY_LANGUAGE = ['adria: Costa adriatica, Adria'];

test('no foreign place name is also the name of a different place, except the listed names', () => {
  expect(foreign.flatMap(clashesOf)).toEqual(MEANT_BY_LANGUAGE);
});
