import { expect, test } from 'vitest';
import { type DiskState, diskState, worstOf } from './disk-state.ts';

const GB = 1e9;
const MB = 1e6;

test.each<[what: string, free: number, total: number, state: DiskState]>([
  ['a disk with much free space', 80 * GB, 250 * GB, 'ok'],
  ['a small disk with exactly 2 GB free', 2 * GB, 10 * GB, 'ok'],
  ['a small disk with just under 2 GB free', 2 * GB - 1, 10 * GB, 'low'],
  ['a large disk with exactly a tenth free', 100 * GB, 1000 * GB, 'ok'],
  ['a large disk with just under a tenth free', 100 * GB - 1, 1000 * GB, 'low'],
  ['a disk so small that it never has 2 GB free', 1.4 * GB, 1.5 * GB, 'low'],
  ['a disk with exactly 500 MB free', 500 * MB, 10 * GB, 'low'],
  ['a disk with just under 500 MB free', 500 * MB - 1, 10 * GB, 'full'],
  ['a disk with nothing free', 0, 10 * GB, 'full'],
])('the state of %s (%d of %d bytes free) is %s', (_, freeBytes, totalBytes, state) => {
  expect(diskState({ freeBytes, totalBytes })).toBe(state);
});

test('worstOf returns the worst state of several disks', () => {
  expect(worstOf(['ok', 'full', 'low'])).toBe('full');
  expect(worstOf(['ok', 'low'])).toBe('low');
  expect(worstOf([])).toBe('ok');
});
