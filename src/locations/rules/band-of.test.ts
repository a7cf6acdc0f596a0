import { expect, test } from 'vitest';
import { bandOf, bandOfArea, bandOfSeveral } from './band-of.ts';

function placeOf(words: string) {
  const [codice = '', sigla] = words.split(' ').toReversed();
  return { regione: { codice }, provincia: sigla === undefined ? null : { sigla } };
}

test.each([
  ['TOS', 'TOS'],
  ['SI TOS', 'SI'],
])('bandOf(%s) returns %s', (place, band) => {
  expect(bandOf(placeOf(place))).toBe(band);
});

test.each([
  ['in one province', ['LE PUG'], 'LE'],
  ['in several provinces', ['BS LOM', 'VR VEN', 'TN TAA'], 'BS'],
  ['in more than four provinces', ['BZ TAA', 'TN TAA', 'BL VEN', 'UD FVG', 'PN FVG'], 'TAA'],
  ['in more than three regions', ['TO PIE', 'AO VDA', 'GE LIG', 'MI LOM'], 'ITA'],
  ['without towns', [], 'ITA'],
])('bandOfArea chooses the band of an area %s', (_, province, band) => {
  expect(bandOfArea(province.map(placeOf))).toBe(band);
});

test.each([
  ['one province', ['SI TOS'], 'SI'],
  ['two provinces of one region', ['SI TOS', 'FI TOS'], 'TOS'],
  ['two regions', ['SI TOS', 'PG UMB'], 'ITA'],
  ['no places', [], 'ITA'],
])('bandOfSeveral chooses the band for %s', (_, province, band) => {
  expect(bandOfSeveral(province.map(placeOf))).toBe(band);
});
