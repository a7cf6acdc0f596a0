import { expect, test } from 'vitest';
import { parseSharedName, sharedPhotoUrl } from './shared-photo.ts';

const HASH = 'qL3-_xxxxxxxxxxxxxxxxx';

test('sharedPhotoUrl converts a photo URL to the URL of the JPEG for link previews', () => {
  expect(sharedPhotoUrl(`/foto/${HASH}-1200x900.webp`)).toBe(`/og/foto/${HASH}-1200x900.jpg`);
});

test.each(['', `/foto/${HASH}-640.webp`, `https://example.it/foto/${HASH}-1200x900.webp`])(
  'sharedPhotoUrl returns null for %j',
  (url) => expect(sharedPhotoUrl(url)).toBeNull(),
);

test('parseSharedName returns the names of the source file and of the cached file', () => {
  const files = { source: `${HASH}-1200x900.webp`, cached: `${HASH}.og.jpg` };
  expect(parseSharedName(`${HASH}-1200x900.jpg`)).toEqual(files);
});

test.each([
  '../etc/passwd',
  `${HASH}.jpg`,
  `${HASH}-1200x900.webp`,
  `${HASH}-0x900.jpg`,
  `${HASH}-99999x900.jpg`,
  `${HASH}-1200x900.jpg\n`,
])('parseSharedName returns null for %j', (name) => {
  expect(parseSharedName(name)).toBeNull();
});
