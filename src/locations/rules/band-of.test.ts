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
  ['the band of the province for an area in one province', ['LE PUG'], 'LE'],
  ['the band of the first province for an area in two to four provinces', ['BS LOM', 'VR VEN', 'TN TAA'], 'BS'],
  [
    'the band of the first province’s region for an area in more than four provinces',
    ['BZ TAA', 'TN TAA', 'BL VEN', 'UD FVG', 'PN FVG'],
    'TAA',
  ],
  ['the band of Italy for an area in more than three regions', ['TO PIE', 'AO VDA', 'GE LIG', 'MI LOM'], 'ITA'],
  ['the band of Italy for an area without towns', [], 'ITA'],
])('bandOfArea chooses %s', (_, province, band) => {
  expect(bandOfArea(province.map(placeOf))).toBe(band);
});

test.each([
  ['the band of the province for one province', ['SI TOS'], 'SI'],
  ['the band of the region for two provinces of one region', ['SI TOS', 'FI TOS'], 'TOS'],
  ['the band of Italy for provinces in two regions', ['SI TOS', 'PG UMB'], 'ITA'],
  ['the band of Italy for no places', [], 'ITA'],
])('bandOfSeveral chooses %s', (_, province, band) => {
  expect(bandOfSeveral(province.map(placeOf))).toBe(band);
});
