import { expect, test } from 'vitest';
import { FEASTS } from './lexicon-feasts.ts';

const winterOf = (zone: string, year: number) => FEASTS.get(`${zone}vacanze di febbraio`)?.(year);

test('in a year with a published calendar, the February school holiday of each zone is a different period of 16 days', () => {
  expect(winterOf('zona c ', 2027)).toEqual({ from: '2027-02-06', until: '2027-02-22', nights: 7 });
  expect(winterOf('zona b ', 2027)).toEqual({ from: '2027-02-20', until: '2027-03-08', nights: 7 });
});

test('in a year without a published calendar, the February school holiday is the same period for all zones', () => {
  expect(winterOf('zona c ', 2040)).toEqual(winterOf('', 2040));
});
