import { expect, test } from 'vitest';
import { captionBeside } from './caption-beside.ts';

test.each([
  ['«La cucina» below «Cucina»', 'Cucina', 'La cucina', ''],
  ['«Il soggiorno»', 'Soggiorno', 'Il soggiorno', ''],
  ['without an article', 'Bagno', 'bagno ', ''],
  ['«L’esterno»', 'Esterno', 'L’esterno', ''],
  ['more than the name', 'Cucina', 'La cucina con il camino', 'La cucina con il camino'],
  ['another name', 'Esterno', 'Il vicolo', 'Il vicolo'],
  ['a name that goes on', 'Camera', 'La cameretta', 'La cameretta'],
  ['no room', null, 'La cucina', 'La cucina'],
  ['no caption', 'Cucina', '', ''],
])('%s', (_, room, didascalia, said) => {
  expect(captionBeside(room, didascalia)).toBe(said);
});
