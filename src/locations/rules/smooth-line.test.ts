import { expect, test } from 'vitest';
import { smoothLine } from './smooth-line.ts';

test.each<[what: string, line: number[][], smooth: number[][]]>([
  [
    'a corner is cut',
    [
      [0, 0],
      [4, 0],
      [4, 4],
    ],
    [
      [0, 0],
      [3, 0],
      [4, 1],
      [4, 4],
    ],
  ],
  [
    'a straight line stays',
    [
      [0, 0],
      [4, 0],
    ],
    [
      [0, 0],
      [4, 0],
    ],
  ],
  ['so does a point', [[1, 2]], [[1, 2]]],
  ['of nothing comes nothing', [], []],
])('%s', (_, line, smooth) => {
  expect(smoothLine(line)).toEqual(smooth);
});

test('a river ends where it did, or it would not reach the next one', () => {
  const smooth = smoothLine(
    [
      [0, 0],
      [1, 5],
      [2, -5],
      [3, 0],
    ],
    2,
  );
  expect([smooth[0], smooth.at(-1)]).toEqual([
    [0, 0],
    [3, 0],
  ]);
});

test('a shore stays closed', () => {
  const smooth = smoothLine(
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
    2,
  );
  expect(smooth[0]).toEqual(smooth.at(-1));
  expect(smooth).toHaveLength(17);
});
