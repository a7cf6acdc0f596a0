import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseCoding, decode, encode } from './content-coding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd, gzip', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0.5, br;q=0.8, gzip', 'gzip'],
  ['zstd;q=0, *', 'br'],
  ['*', 'br'],
  ['ZSTD', 'zstd'],
  ['zstd;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooseCoding(%s) returns %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});

test.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s encodes and decodes bodies of any length', async (coding, read) => {
  for (const length of [0, 1, 200_000]) {
    const body = Buffer.from('è'.repeat(length));
    const packed = await encode(coding, body);
    expect(read(packed).equals(body)).toBe(true);
    expect((await decode(coding, packed)).equals(body)).toBe(true);
  }
});
