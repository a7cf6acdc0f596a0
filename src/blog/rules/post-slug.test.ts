import { expect, test } from 'vitest';
import { freeSlug, postSlug } from './post-slug.ts';

test.each([
  ['Perché vale il viaggio: le Crete', 'perche-vale-il-viaggio-le-crete'],
  ['Val d’Orcia / Amiata', 'val-d-orcia-amiata'],
  ['2026', 'articolo-2026'],
  ['2026 in Toscana', '2026-in-toscana'],
  ['🍝', 'articolo'],
  ['東京', 'articolo'],
  ['<b>%_\\', 'b'],
  ['parola '.repeat(30), 'parola-parola-parola-parola-parola-parola-parola-parola-parola-parola-parola'],
  ['x'.repeat(150), 'x'.repeat(80)],
])('postSlug("%s") returns "%s"', (titolo, slug) => {
  expect(postSlug(titolo)).toBe(slug);
});

test.each([
  [[], 'crete'],
  [['crete-2'], 'crete'],
  [['crete'], 'crete-2'],
  [['crete', 'crete-2', 'crete-3'], 'crete-4'],
])('freeSlug with %j taken returns "%s"', (taken, free) => {
  expect(freeSlug('crete', new Set(taken))).toBe(free);
});
