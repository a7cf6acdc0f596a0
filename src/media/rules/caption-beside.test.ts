import { expect, test } from 'vitest';
import { captionBeside } from './caption-beside.ts';

test.each([
  ['«La cucina» below «Cucina»', 'cucina', 'La cucina', ''],
  ['«Il soggiorno»', 'soggiorno', 'Il soggiorno', ''],
  ['without an article', 'bagno', 'bagno ', ''],
  ['«L’esterno»', 'esterno', 'L’esterno', ''],
  ['more than the name', 'cucina', 'La cucina con il camino', 'La cucina con il camino'],
  ['another name', 'esterno', 'Il vicolo', 'Il vicolo'],
  ['a name that goes on', 'camera', 'La cameretta', 'La cameretta'],
  ['other rooms have no name', 'altro', 'Altro', 'Altro'],
  ['no room', null, 'La cucina', 'La cucina'],
  ['no caption', 'cucina', '', ''],
] as const)('%s', (_, room, didascalia, said) => {
  expect(captionBeside(room, didascalia)).toBe(said);
});
