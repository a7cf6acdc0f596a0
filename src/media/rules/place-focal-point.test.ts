import { expect, test } from 'vitest';
import { isFocalPoint, readFocalPoint } from './focal-point.ts';
import { focalPointAt, moveFocalPoint } from './place-focal-point.ts';

test.each([
  [0.5, 0.5, '50-50'],
  [0.412, 0.663, '40-65'],
  [0, 1, '0-100'],
  [-0.2, 1.3, '0-100'],
  [0.024, 0.976, '0-100'],
])('focalPointAt(%d, %d) returns %s', (x, y, point) => {
  expect(focalPointAt(x, y)).toBe(point);
  expect(isFocalPoint(point)).toBe(true);
});

test.each([
  ['50-50', -1, 0, '45-50'],
  ['50-50', 0, 2, '50-60'],
  ['0-100', -1, 1, '0-100'],
])('moveFocalPoint moves %s by %d steps right and %d steps down to %s', (point, right, down, moved) => {
  expect(moveFocalPoint(point, right, down)).toBe(moved);
});

test('readFocalPoint parses a focal point', () => {
  expect(readFocalPoint('40-65')).toEqual({ x: 40, y: 65 });
});

test.each(['', '50', '101-0', '-1-50', '50-50-50', '5.5-5', '007-7', null, 50])(
  'isFocalPoint returns false for %j',
  (value) => {
    expect(isFocalPoint(value)).toBe(false);
  },
);
