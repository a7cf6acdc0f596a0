import { expect, test } from 'vitest';
import { bandOf, bandOfArea, bandOfSeveral } from './band-of.ts';

/** "SI TOS": the province of Siena in Tuscany; "TOS": Tuscany. */
function placeOf(words: string) {
  const [codice = '', sigla] = words.split(' ').toReversed();
  return { regione: { codice }, provincia: sigla === undefined ? null : { sigla } };
}

test.each([
  ['TOS', 'TOS'],
  ['SI TOS', 'SI'],
])('the band of %s is %s', (place, band) => {
  expect(bandOf(placeOf(place))).toBe(band);
});

test.each([
  ['in one province is that of the province', ['LE PUG'], 'LE'],
  ['in several is that of the one which shows it best', ['BS LOM', 'VR VEN', 'TN TAA'], 'BS'],
  ['in many provinces is that of their region', ['BZ TAA', 'TN TAA', 'BL VEN', 'UD FVG', 'PN FVG'], 'TAA'],
  ['in many regions is that of Italy', ['TO PIE', 'AO VDA', 'GE LIG', 'MI LOM'], 'ITA'],
  ['without towns is that of Italy', [], 'ITA'],
])('the band of an area: %s', (_, province, band) => {
  expect(bandOfArea(province.map(placeOf))).toBe(band);
});

test.each([
  ['one province', ['SI TOS'], 'SI'],
  ['two of one region', ['SI TOS', 'FI TOS'], 'TOS'],
  ['two regions', ['SI TOS', 'PG UMB'], 'ITA'],
  ['nothing', [], 'ITA'],
])('the band of places searched together: %s', (_, province, band) => {
  expect(bandOfSeveral(province.map(placeOf))).toBe(band);
});
