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
  ['in the centre of a uniform picture', picture(), '50-50'],
  ['on a red door at the left', picture({ left: 4, top: 20, size: 8, colour: RED }), '15-50'],
  ['on a red roof at the top right', picture({ left: 36, top: 4, size: 8, colour: RED }), '85-15'],
  [
    'between two windows far from each other',
    picture({ left: 4, top: 20, size: 8, colour: RED }, { left: 36, top: 20, size: 8, colour: RED }),
    '50-50',
  ],
  [
    'on a large house, despite a bright spot in a corner',
    picture({ left: 10, top: 14, size: 20, colour: RED }, { left: 45, top: 1, size: 2, colour: [255, 255, 255] }),
    '45-45',
  ],
])('findFocalPoint places the focal point %s', (_, thumbnail, point) => {
  expect(findFocalPoint(thumbnail)).toBe(point);
});
