import { expect, test } from 'vitest';
import { countOf } from './count-of.it.ts';

test.each([
  [1, 'bagno', '1 bagno'],
  [2, 'bagno', '2 bagni'],
  [0, 'bagno', '0 bagni'],
  [1, 'posto', '1 posto letto'],
  [16, 'posto', '16 posti letto'],
  [1, 'camera', '1 camera'],
  [3, 'camera', '3 camere'],
  [1, 'ospite', '1 ospite'],
  [4, 'ospite', '4 ospiti'],
  [6, 'foto', '6 foto'],
] as const)('writes %i %s in Italian as «%s»', (count, noun, text) => {
  expect(countOf(count, noun)).toBe(text);
});
