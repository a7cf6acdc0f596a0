import { expect, test } from 'vitest';
import { isHeic } from './picture-faults.ts';

const container = (major: string, ...compatible: string[]) => {
  const size = 16 + 4 * compatible.length;
  return Buffer.from(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${compatible.join('')}mdatheic`, 'latin1');
};

test.each([
  ['true for an iPhone’s photo', container('heic', 'mif1', 'heic'), true],
  ['true for a 10-bit photo', container('heix', 'mif1', 'heix'), true],
  ['true for a burst', container('hevc', 'msf1', 'hevc'), true],
  ['true for a photo whose first brand names no codec', container('mif1', 'mif1', 'heic'), true],
  ['false for an AVIF', container('avif', 'mif1', 'miaf'), false],
  ['false for an AVIF whose first brand names no codec', container('mif1', 'avif', 'heic'), false],
  ['false for a container without a codec', container('mif1', 'mif1'), false],
  ['false for a video', container('isom', 'mp42'), false],
  ['false for a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), false],
  ['false for an empty file', new Uint8Array(), false],
])('isHeic returns %s', (_, file, expected) => {
  expect(isHeic(file)).toBe(expected);
});
