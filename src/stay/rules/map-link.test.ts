import { expect, test } from 'vitest';
import { mapLink, shownMapLink } from './map-link.ts';

const ADDRESS = { indirizzo: 'Via Roma 12/B & C', cap: '53045', citta: 'Montepulciano', sigla: 'SI' };

test('links to the point set by the owner, or to a search for the address if no point is set', () => {
  expect(mapLink({ ...ADDRESS, lat: 43.1, lon: 11.78 })).toBe(
    'https://www.openstreetmap.org/?mlat=43.1&mlon=11.78#map=17/43.1/11.78',
  );
  const search = new URL(mapLink({ ...ADDRESS, lat: null, lon: null }));
  expect(search.searchParams.get('query')).toBe('Via Roma 12/B & C, 53045 Montepulciano (SI)');
});

test.each([
  ['esatta', '?mlat=43.1&mlon=11.78#map=17/43.1/11.78'],
  ['approssimativa', '#map=14/43.1/11.78'],
  ['comune', '#map=14/43.1/11.78'],
] as const)('returns the public map link for the location precision “%s”: %s', (precisione, end) => {
  expect(shownMapLink({ lat: 43.1, lon: 11.78, precisione })).toBe(`https://www.openstreetmap.org/${end}`);
});
