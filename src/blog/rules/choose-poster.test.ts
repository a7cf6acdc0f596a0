import { expect, test } from 'vitest';
import { choosePoster, POSTER_SCENE, POSTER_TINTE } from './choose-poster.ts';

const CATEGORIE = [
  'Guide Turistiche',
  'Consigli per Proprietari',
  'Destinazioni',
  'Stagionalità',
  'Tradizioni e Cultura',
  'Gastronomia',
];

test('choosePoster gives each of the six fixed categories a different palette', () => {
  const tinte = CATEGORIE.map((categoria) => choosePoster(categoria, 1).tinta);
  expect(tinte.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('choosePoster gives consecutive articles of a category different posters', () => {
  const posters = [1, 2, 3, 4, 5, 6].map((id) => choosePoster('Gastronomia', id));
  expect(new Set(posters.map((poster) => JSON.stringify(poster))).size).toBeGreaterThan(3);
  for (const [index, { scena }] of posters.slice(1).entries()) expect(scena).not.toBe(posters[index]?.scena);
});

test.each(['', '🎉', 'Una categoria nuova'])('choosePoster returns a poster for the category «%s»', (name) => {
  const { tinta, scena } = choosePoster(name, 999_999_999);
  expect([tinta >= 0, tinta < POSTER_TINTE, scena < POSTER_SCENE]).toEqual([true, true, true]);
});
