import { describe, expect, test } from 'vitest';
import { plotTop, sparkline } from './plot-scale.ts';

describe('plotTop', () => {
  test.each([
    [0, 2],
    [37, 40],
    [41, 100],
    [101, 200],
    [999, 1000],
    [12_345, 20_000],
  ])('rounds %i views up to %i', (most, top) => {
    expect(plotTop(most)).toBe(top);
  });
});

describe('sparkline', () => {
  test.each<[number[], string]>([
    [[0, 2, 1], '0,20 50,0 100,10'],
    [[0, 0], '0,20 100,20'],
    [[5], '0,0'],
    [[], ''],
  ])('draws %j as "%s"', (counts, points) => {
    expect(sparkline(counts, 100, 20)).toBe(points);
  });
});
