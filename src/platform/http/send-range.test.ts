import { expect, test } from 'vitest';
import { readByteRange } from './send-range.ts';

const SIZE = 1000;

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  [' bytes=999-999 ', { start: 999, end: 999 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=1000-1001', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=5-2', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=0x1-2', null],
  ['bytes=99999999999999999999-', null],
])('readByteRange parses `%s` for a file of 1,000 bytes as %o', (header, expected) => {
  expect(readByteRange(header, SIZE)).toEqual(expected);
});
