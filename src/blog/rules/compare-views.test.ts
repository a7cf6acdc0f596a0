import { expect, test } from 'vitest';
import { compareViews, type ViewsChange } from './compare-views.ts';

test.each<[now: number, before: number, ViewsChange]>([
  [0, 0, { kind: 'none' }],
  [12, 0, { kind: 'first' }],
  [7, 7, { kind: 'same' }],
  [150, 100, { kind: 'more', percent: 50 }],
  [50, 100, { kind: 'fewer', percent: 50 }],
  [0, 9, { kind: 'fewer', percent: 100 }],
  [100_001, 100_000, { kind: 'more', percent: 1 }],
])('compareViews(%i, %i) returns %j', (now, before, change) => {
  expect(compareViews(now, before)).toEqual(change);
});
