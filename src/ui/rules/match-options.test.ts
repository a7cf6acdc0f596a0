import { describe, expect, test } from 'vitest';
import { matchOptions } from './match-options.ts';

const towns = [
  'Bagno a Ripoli',
  'Bolzano/Bozen',
  'Colle di Val d’Elsa',
  'Poggio San Giorgio',
  'San Gimignano',
  'Forlì',
].map((label) => ({ label }));
const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
const fold = (text: string) => letters(text.replaceAll(/\p{M}/gu, '')).join(' ');
const labels = (text: string) => matchOptions(towns, text, fold).map(({ label }) => label);

describe('matchOptions', () => {
  test.each([
    ['san g', ['San Gimignano', 'Poggio San Giorgio']],
    ["forli'", ['Forlì']],
    ["d'elsa", ['Colle di Val d’Elsa']],
    ['bozen', ['Bolzano/Bozen']],
    ['ol', ['Bagno a Ripoli', 'Bolzano/Bozen', 'Colle di Val d’Elsa']],
    ['%', []],
  ])('returns the closest options for «%s» first: %j', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  test.each([[''], ['  ']])('returns all options in their original order for the blank text %j', (text) => {
    expect(labels(text)).toEqual(towns.map(({ label }) => label));
  });
});
