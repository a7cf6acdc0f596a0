import { expect, test } from 'vitest';
import { FEASTS } from './lexicon-feasts.ts';

const winterOf = (zone: string, year: number) => FEASTS.get(`${zone}vacanze di febbraio`)?.(year);

test('zones B and C have different February school holidays of 16 days in a year with a published calendar', () => {
  expect(winterOf('zona c ', 2027)).toEqual({ from: '2027-02-06', until: '2027-02-22', nights: 7 });
  expect(winterOf('zona b ', 2027)).toEqual({ from: '2027-02-20', until: '2027-03-08', nights: 7 });
});

test('all zones share one February school holiday in a year without a published calendar', () => {
  expect(winterOf('zona c ', 2040)).toEqual(winterOf('', 2040));
});
