import { expect, test } from 'vitest';
import { bandOfArea } from '../../../src/locations/rules/band-of.ts';
import { buildLocations } from '../../../src/locations/server/build-locations.ts';
import { resolveAreas } from '../../../src/search/rules/resolve-areas.ts';
import { TOURIST_AREAS } from '../../../src/search/source/tourist-areas.ts';

const places = buildLocations();
const areas = resolveAreas(TOURIST_AREAS.areas, places);

function bandOfTowns(citta_ids: readonly number[]): string {
  const townById = new Map(places.citta.map((town) => [town.id, town]));
  const ids = new Set(citta_ids.map((id) => townById.get(id)?.provincia_id));
  const shown = [...ids].flatMap((id) => {
    const provincia = places.province.find((one) => one.id === id);
    const regione = places.regioni.find((one) => one.id === provincia?.regione_id);
    return provincia && regione ? [{ regione, provincia }] : [];
  });
  return bandOfArea(shown);
}

test.each([
  ['val-d-orcia', 'SI', 'the hills of its province'],
  ['lago-di-garda', 'BS', 'the lake, because Brescia comes before Verona and Trento'],
  ['lago-d-iseo', 'BS', 'a lake, unlike the band of Bergamo'],
  ['lago-maggiore', 'VB', 'the Isola Bella'],
  ['dolomiti', 'TAA', 'the Odle, because the area lies in five provinces'],
  ['delta-del-po', 'RO', 'the lagoon, not Ravenna'],
  ['riviera-romagnola', 'RN', 'the beach, not Bologna'],
  ['salento', 'LE', 'the baroque of Lecce'],
  ['alta-murgia', 'BT', 'Castel del Monte'],
  ['arcipelago-toscano', 'LI', 'the sea, not the hills'],
])('the tourist area %s has the band %s: %s', (slug, band) => {
  expect(bandOfTowns(areas.find((area) => area.slug === slug)?.citta_ids ?? [])).toBe(band);
});
