import { expect, test } from 'vitest';
import { type DiskState, diskState, worstOf } from './disk-state.ts';

const GB = 1e9;
const MB = 1e6;

test.each<[what: string, free: number, total: number, state: DiskState]>([
  ['a disk with much free space', 80 * GB, 250 * GB, 'ok'],
  ['exactly 2 GB of a small disk', 2 * GB, 10 * GB, 'ok'],
  ['just below 2 GB', 2 * GB - 1, 10 * GB, 'low'],
  ['exactly a tenth of a large disk', 100 * GB, 1000 * GB, 'ok'],
  ['just below a tenth of a large disk', 100 * GB - 1, 1000 * GB, 'low'],
  ['a disk so small that it never has 2 GB', 1.4 * GB, 1.5 * GB, 'low'],
  ['exactly 500 MB', 500 * MB, 10 * GB, 'low'],
  ['just below 500 MB', 500 * MB - 1, 10 * GB, 'full'],
  ['nothing', 0, 10 * GB, 'full'],
])('%s: %d bytes free of %d are %s', (_, freeBytes, totalBytes, state) => {
  expect(diskState({ freeBytes, totalBytes })).toBe(state);
});

test('worstOf returns the worst state of several disks', () => {
  expect(worstOf(['ok', 'full', 'low'])).toBe('full');
  expect(worstOf(['ok', 'low'])).toBe('low');
  expect(worstOf([])).toBe('ok');
});
