import { expect, test } from 'vitest';
import { drawnSizes, filledSizes, wholeSizes } from './drawn-sizes.ts';

test.each([
  ['a photo with the aspect ratio of its tile', '300px', 1.5, 1.5, '300px'],
  ['a taller photo', '300px', 1.5, 0.75, '300px'],
  ['a wider photo, cropped at its sides', '300px', 1, 1.5, 'calc(300px * 1.5)'],
  [
    'several media conditions',
    '(max-width: 640px) calc(100vw - 40px), (max-width: 1000px) 50vw, 410px',
    1.5,
    2,
    '(max-width: 640px) calc(calc(100vw - 40px) * 1.34), (max-width: 1000px) calc(50vw * 1.34), calc(410px * 1.34)',
  ],
])('computes the drawn size with object-fit: cover for %s', (_, sizes, tile, photo, drawn) => {
  expect(drawnSizes(sizes, { tile, photo })).toBe(drawn);
});

test('filledSizes returns the maximum, and wholeSizes the minimum, of the width and the width derived from the height', () => {
  expect(filledSizes({ width: '300px', height: '38vw', photo: 4 / 3 })).toBe('max(300px, 38vw * 1.34)');
  expect(wholeSizes({ width: '100vw', height: '100vh', photo: 0.75 })).toBe('min(100vw, 100vh * 0.75)');
});
