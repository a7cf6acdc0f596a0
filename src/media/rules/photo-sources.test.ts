import { describe, expect, test } from 'vitest';
import { photoSources, photoUrl } from './photo-sources.ts';

const hash = 'abcdefghijklmnopqrst_-';
const url = `/foto/${hash}-1200x900.webp`;

test('the address of a photo names its contents and its size', () => {
  expect(photoUrl({ hash, width: 1200, height: 900 })).toBe(url);
});

test('an address gives both srcsets, the fallback and the size that keeps its place', () => {
  expect(photoSources(url)).toEqual({
    avif: `/foto/${hash}-320.avif 320w, /foto/${hash}-640.avif 640w, /foto/${hash}-1200x900.avif 1200w`,
    webp: `/foto/${hash}-320.webp 320w, /foto/${hash}-640.webp 640w, /foto/${hash}-1200x900.webp 1200w`,
    src: url,
    width: 1200,
    height: 900,
  });
});

describe('any other address is a mistake of ours', () => {
  test.each(['', 'https://example.it/a.webp', `/foto/${hash}-320.webp`, `/foto/${hash}-1200x900.avif`, `${url}?a`])(
    '%j',
    (wrong) => expect(() => photoSources(wrong)).toThrow(RangeError),
  );
});
