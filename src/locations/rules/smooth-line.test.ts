import { expect, test } from 'vitest';
import { smoothLine } from './smooth-line.ts';

test.each<[what: string, line: number[][], smooth: number[][]]>([
  [
    'a corner, which is cut',
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
    'a straight line, which does not change',
    [
      [0, 0],
      [4, 0],
    ],
    [
      [0, 0],
      [4, 0],
    ],
  ],
  ['a single point, which does not change', [[1, 2]], [[1, 2]]],
  ['an empty line, which stays empty', [], []],
])('smoothLine returns the expected line for %s', (_, line, smooth) => {
  expect(smoothLine(line)).toEqual(smooth);
});

test('smoothLine keeps the ends of a line, so that rivers still meet', () => {
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

test('smoothLine keeps a closed line closed', () => {
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
