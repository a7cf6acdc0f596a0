import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['Toscana', 'toscana'],
  ["Valle d'Aosta/Vallée d'Aoste", 'valle-d-aosta'],
  ['Bolzano/Bozen', 'bolzano'],
  ['Forlì-Cesena', 'forli-cesena'],
  ['Tripi - Abakainon', 'tripi-abakainon'],
])('slugify(%j) returns %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
