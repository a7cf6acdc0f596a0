import { expect, test } from 'vitest';
import { isHeic } from './is-heic.ts';

/** The first box of a HEIF file. */
function head(major: string, ...compatible: string[]): Uint8Array {
  const size = 16 + 4 * compatible.length;
  return Buffer.from(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${compatible.join('')}mdat`, 'latin1');
}

test.each<[string, Uint8Array, boolean]>([
  ['an iPhone’s photo', head('heic', 'mif1', 'heic'), true],
  ['a photo with ten bits', head('heix', 'mif1'), true],
  ['a live photo', head('hevc', 'msf1'), true],
  ['a photo that is HEIF first', head('mif1', 'mif1', 'heic', 'MiHB'), true],
  ['an AVIF', head('avif', 'mif1', 'miaf'), false],
  ['an AVIF that is HEIF first', head('mif1', 'mif1', 'avif', 'miaf'), false],
  ['a brand that stands behind the first box', head('mif1', 'avif'), false],
  ['a film', head('isom', 'heic'), false],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), false],
  ['nothing', new Uint8Array(), false],
])('%s: %#', (_, bytes, expected) => expect(isHeic(bytes)).toBe(expected));
