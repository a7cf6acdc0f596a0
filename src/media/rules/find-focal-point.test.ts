import { expect, test } from 'vitest';
import { findFocalPoint, type Thumbnail } from './find-focal-point.ts';

const SIDE = 48;

type Patch = { left: number; top: number; size: number; colour: readonly [number, number, number] };

function picture(...patches: Patch[]): Thumbnail {
  const pixels = new Uint8Array(SIDE * SIDE * 3).fill(128);
  for (const { left, top, size, colour } of patches) {
    for (let y = top; y < top + size; y += 1) {
      for (let x = left; x < left + size; x += 1) pixels.set(colour, (y * SIDE + x) * 3);
    }
  }
  return { pixels, side: SIDE };
}

const RED = [220, 40, 30] as const;

test.each([
  ['a uniform picture', picture(), '50-50'],
  ['a red door on the left', picture({ left: 4, top: 20, size: 8, colour: RED }), '15-50'],
  ['a red roof at the top right', picture({ left: 36, top: 4, size: 8, colour: RED }), '85-15'],
  [
    'two windows far from each other',
    picture({ left: 4, top: 20, size: 8, colour: RED }, { left: 36, top: 20, size: 8, colour: RED }),
    '50-50',
  ],
  [
    'a large house and a bright spot in a corner',
    picture({ left: 10, top: 14, size: 20, colour: RED }, { left: 45, top: 1, size: 2, colour: [255, 255, 255] }),
    '45-45',
  ],
])('findFocalPoint finds the focal point of %s', (_, thumbnail, point) => {
  expect(findFocalPoint(thumbnail)).toBe(point);
});
