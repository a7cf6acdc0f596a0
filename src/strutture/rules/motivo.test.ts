import { expect, test } from 'vitest';
import { motivoLength } from './motivo.ts';

test.each([
  ['', 0],
  ['Manca il CIN.', 13],
  ['Le foto sono buie 🌙', 19],
  ['è', 1],
])('%j is %i characters long', (motivo, length) => {
  expect(motivoLength(motivo)).toBe(length);
});
