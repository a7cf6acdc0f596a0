import { expect, test } from 'vitest';
import { slugify } from './slugify.ts';

test.each([
  ['Toscana', 'toscana'],
  ['Friuli-Venezia Giulia', 'friuli-venezia-giulia'],
  ["Valle d'Aosta/Vallée d'Aoste", 'valle-d-aosta'],
  ['Bolzano/Bozen', 'bolzano'],
  ["L'Aquila", 'l-aquila'],
  ["Reggio nell'Emilia", 'reggio-nell-emilia'],
  ['Forlì-Cesena', 'forli-cesena'],
  ['Tripi - Abakainon', 'tripi-abakainon'],
  ['Châtillon', 'chatillon'],
])('%s lives at %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
