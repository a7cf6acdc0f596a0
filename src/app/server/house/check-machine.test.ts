import { expect, test } from 'vitest';
import { judgeDisks } from './check-machine.ts';

const GB = 1_000_000_000;
test.each<[string, Parameters<typeof judgeDisks>[0], string]>([
  ['room everywhere', [{ folder: '/a', freeBytes: 50 * GB, totalBytes: 100 * GB }], 'disco.bene'],
  ['nine of a hundred parts free', [{ folder: '/a', freeBytes: 9 * GB, totalBytes: 100 * GB }], 'disco.poco'],
  ['a disk at 99 %', [{ folder: '/a', freeBytes: 0.4 * GB, totalBytes: 40 * GB }], 'disco.pieno'],
  [
    'the worse of two, in whatever order',
    [
      { folder: '/a', freeBytes: 5 * GB, totalBytes: 100 * GB },
      { folder: '/b', freeBytes: 0.1 * GB, totalBytes: 1 * GB },
    ],
    'disco.pieno',
  ],
])('disks: %s', (_, spaces, kind) => {
  expect(judgeDisks(spaces).kind).toBe(kind);
  expect(judgeDisks(spaces.toReversed()).kind).toBe(kind);
});
