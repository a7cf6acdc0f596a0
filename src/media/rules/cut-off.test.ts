import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isCutOff } from './cut-off.ts';

const noise = (seed: number) => Buffer.from(Array.from({ length: 48 * 48 * 3 }, (_, at) => (at * at * seed) % 251));
const picture = () => sharp(noise(7), { raw: { width: 48, height: 48, channels: 3 } });
const JPEG = await picture().jpeg().toBuffer();
const PICTURES: [string, Buffer][] = [
  ['a JPEG', JPEG],
  ['a progressive JPEG', await picture().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a complete thumbnail', Buffer.concat([JPEG.subarray(0, 2), segment(JPEG), JPEG.subarray(2)])],
  ['a PNG', await picture().png().toBuffer()],
  ['a WebP', await picture().webp().toBuffer()],
  ['an AVIF', await picture().avif({ effort: 0 }).toBuffer()],
];

function segment(thumbnail: Buffer): Buffer {
  const length = thumbnail.length + 2;
  return Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 0xff]), thumbnail]);
}

describe.each(PICTURES)('%s', (_, whole) => {
  test('is not reported as cut off if the file is whole', () => expect(isCutOff(whole)).toBe(false));

  test('is reported as cut off if the file ends early', () => {
    // An AVIF file that ends before its pixel data cannot be displayed at all, so shorter files are not tested.
    const pixels = whole.indexOf('mdat');
    const ends = fc.integer({ min: Math.max(16, pixels + 4), max: whole.length - 1 });
    fc.assert(fc.property(ends, (end) => isCutOff(whole.subarray(0, end))));
  });
});

test.each([1, 2, 3, 500])('does not report a JPEG as cut off if %i bytes follow its end marker', (more) => {
  for (const byte of [0, 7, 0xff]) expect(isCutOff(Buffer.concat([JPEG, Buffer.alloc(more, byte)]))).toBe(false);
});

test('parses 64-bit box sizes and boxes that extend to the end of the file', () => {
  const box = (...parts: (string | number[] | Buffer)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
  const head = box([0, 0, 0, 16], 'ftypheic\0\0\0\0');
  const large = box(head, [0, 0, 0, 1], 'mdat', [0, 0, 0, 0, 0, 0, 0, 20], '1234');
  expect(isCutOff(large)).toBe(false);
  expect(isCutOff(large.subarray(0, -1))).toBe(true);
  expect(isCutOff(box(head, [0, 0, 0, 0], 'mdat', '12345678'))).toBe(false);
});

test.each([
  ['an empty file', ''],
  ['a video', '\0\0\0'],
  ['text', 'Lista della spesa'],
])('does not report %s as cut off', (_, text) => {
  expect(isCutOff(Buffer.from(text, 'latin1'))).toBe(false);
});
