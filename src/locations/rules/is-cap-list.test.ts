import { expect, test } from 'vitest';
import { isCapList } from './is-cap-list.ts';

test.each([
  [['53045'], true],
  [['00118', '00119'], true],
  [[], false],
  [['5304'], false],
  [[' 53045'], false],
  [['٥٣٠٤٥'], false],
  [['53045', '53045'], false],
])('%j is a list of CAPs: %s', (caps, answer) => {
  expect(isCapList(caps)).toBe(answer);
});
