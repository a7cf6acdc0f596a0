import { expect, test } from 'vitest';
import { smoothLine } from './smooth-line.ts';

test.each<[what: string, line: number[][], smooth: number[][]]>([
  [
    'cuts a corner',
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
    'leaves a straight line unchanged',
    [
      [0, 0],
      [4, 0],
    ],
    [
      [0, 0],
      [4, 0],
    ],
  ],
  ['leaves a single point unchanged', [[1, 2]], [[1, 2]]],
  ['returns an empty line for an empty line', [], []],
])('smoothLine %s', (_, line, smooth) => {
  expect(smoothLine(line)).toEqual(smooth);
});

test('smoothLine preserves the end points of a line, so that adjoining rivers still meet', () => {
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

test('smoothLine returns a closed line for a closed line', () => {
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
