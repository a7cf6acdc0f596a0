import { expect, test } from 'vitest';
import { photoSources, photoUrl, withFocus, withoutFocus } from './photo-sources.ts';

const hash = 'abcdefghijklmnopqrst_-';
const url = `/foto/${hash}-1200x900.webp`;

test('photoUrl returns a URL that contains the hash and the size', () => {
  expect(photoUrl({ hash, width: 1200, height: 900 })).toBe(url);
});

test('photoSources returns both srcsets, the fallback, the size and no focal point', () => {
  expect(photoSources(url)).toEqual({
    avif: `/foto/${hash}-320.avif 320w, /foto/${hash}-640.avif 640w, /foto/${hash}-1200x900.avif 1200w`,
    webp: `/foto/${hash}-320.webp 320w, /foto/${hash}-640.webp 640w, /foto/${hash}-1200x900.webp 1200w`,
    src: url,
    width: 1200,
    height: 900,
    focus: null,
  });
});

test('a photo URL contains the focal point as its fragment unless the focal point is the centre', () => {
  expect(photoUrl({ hash, width: 1200, height: 900, focus: '40-60' })).toBe(`${url}#40-60`);
  expect(photoUrl({ hash, width: 1200, height: 900, focus: '50-50' })).toBe(url);
  expect(photoUrl({ hash, width: 1200, height: 900, focus: null })).toBe(url);
  expect(photoSources(`${url}#40-60`)).toEqual({ ...photoSources(url), focus: '40-60' });
  expect(withFocus(`${url}#40-60`, '0-100')).toBe(`${url}#0-100`);
  expect(withFocus(`${url}#40-60`, null)).toBe(url);
  expect(withoutFocus(`${url}#40-60`)).toBe(url);
});

test.each([
  '',
  'https://example.it/a.webp',
  `/foto/${hash}-320.webp`,
  `/foto/${hash}-1200x900.avif`,
  `${url}?a`,
  `${url}#a`,
])('photoSources throws for a string that is not a photo URL: %j', (wrong) =>
  expect(() => photoSources(wrong)).toThrow(RangeError),
);
