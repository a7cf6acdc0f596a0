import { expect, test } from 'vitest';
import { parseSharedName, sharedPhotoUrl } from './shared-photo.ts';

const HASH = 'qL3-_xxxxxxxxxxxxxxxxx';

test('a photo has an address as a JPEG', () => {
  expect(sharedPhotoUrl(`/foto/${HASH}-1200x900.webp`)).toBe(`/og/foto/${HASH}-1200x900.jpg`);
});

test.each(['', `/foto/${HASH}-640.webp`, `https://example.it/foto/${HASH}-1200x900.webp`])(
  '%j is no address of a photo',
  (url) => expect(sharedPhotoUrl(url)).toBeNull(),
);

test('its name leads to the photo and to where it is kept', () => {
  const files = { source: `${HASH}-1200x900.webp`, kept: `${HASH}.og.jpg` };
  expect(parseSharedName(`${HASH}-1200x900.jpg`)).toEqual(files);
});

test.each([
  '../etc/passwd',
  `${HASH}.jpg`,
  `${HASH}-1200x900.webp`,
  `${HASH}-0x900.jpg`,
  `${HASH}-99999x900.jpg`,
  `${HASH}-1200x900.jpg\n`,
])('%j is no name of one', (name) => {
  expect(parseSharedName(name)).toBeNull();
});
