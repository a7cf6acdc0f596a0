import { expect, test } from 'vitest';
import { drawnSizes, filledSizes, wholeSizes } from './drawn-sizes.ts';

test.each([
  ['a photo of the shape of its tile', '300px', 1.5, 1.5, '300px'],
  ['a taller one is as wide as the tile', '300px', 1.5, 0.75, '300px'],
  ['a wider one is cut at its sides', '300px', 1, 1.5, 'calc(300px * 1.5)'],
  [
    'at every width of the screen',
    '(max-width: 640px) calc(100vw - 40px), (max-width: 1000px) 50vw, 410px',
    1.5,
    2,
    '(max-width: 640px) calc(calc(100vw - 40px) * 1.34), (max-width: 1000px) calc(50vw * 1.34), calc(410px * 1.34)',
  ],
])('object-fit: cover, %s', (_, sizes, tile, photo, drawn) => {
  expect(drawnSizes(sizes, { tile, photo })).toBe(drawn);
});

test('a tile with a height of its own, and a box in which the photo is whole', () => {
  expect(filledSizes({ width: '300px', height: '38vw', photo: 4 / 3 })).toBe('max(300px, 38vw * 1.34)');
  expect(wholeSizes({ width: '100vw', height: '100vh', photo: 0.75 })).toBe('min(100vw, 100vh * 0.75)');
});
