import { expect, test } from 'vitest';
import { fitFrame, PICTURE_ORIGIN, PICTURE_ZOOM, pictureBox } from './map-frame.ts';
import { mapPixels } from './map-places.ts';

const ROMA = { west: 12.4, south: 41.8, east: 12.6, north: 42 };
const SIZE = { width: 400, height: 600 };
const PADDING = { top: 90, right: 100, bottom: 50, left: 60 };

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };

test.each([
  ['400 × 900 px', { width: 400, height: 900 }, 400 - 160],
  ['900 × 400 px', { width: 900, height: 400 }, 900 - 160],
])(
  'fitFrame centres the bounds inside the padding and fills the remaining width or height of a frame of %s',
  (_, size, room) => {
    const frame = fitFrame(ROMA, size, PADDING, 20);
    if (frame === null) throw new Error('fitFrame returned null');
    const start = mapPixels({ lat: ROMA.north, lon: ROMA.west }, frame.zoom);
    const end = mapPixels({ lat: ROMA.south, lon: ROMA.east }, frame.zoom);
    const margins = {
      left: start.x - frame.left - PADDING.left,
      right: frame.left + size.width - end.x - PADDING.right,
      top: start.y - frame.top - PADDING.top,
      bottom: frame.top + size.height - end.y - PADDING.bottom,
    };
    expect(margins.left).toBeCloseTo(margins.right);
    expect(margins.top).toBeCloseTo(margins.bottom);
    expect(Math.min(margins.left, margins.top)).toBeCloseTo(0);
    expect(end.x - start.x).toBeLessThanOrEqual(room + 1e-6);
  },
);

test('fitFrame stops at the maximum zoom and centres the bounds', () => {
  const frame = fitFrame(ROMA, SIZE, NO_PADDING, 9);
  const middle = mapPixels({ lat: 0, lon: 12.5 }, 9).x;
  expect(frame?.zoom).toBe(9);
  expect((frame?.left ?? 0) + SIZE.width / 2).toBeCloseTo(middle);
});

test('fitFrame returns null if the padding leaves no space', () => {
  expect(fitFrame(ROMA, { width: 160, height: 600 }, PADDING, 20)).toBeNull();
});

test("pictureBox returns a box of the frame's size at the picture's zoom, and of half that size at the next zoom level", () => {
  const { x, y } = mapPixels(PICTURE_ORIGIN, PICTURE_ZOOM);
  expect(pictureBox({ zoom: PICTURE_ZOOM, left: x + 10, top: y + 20 }, SIZE)).toBe('10 20 400 600');
  const [, , width] = pictureBox({ zoom: PICTURE_ZOOM + 1, left: 2 * x, top: 2 * y }, SIZE).split(' ');
  expect(width).toBe('200');
});
