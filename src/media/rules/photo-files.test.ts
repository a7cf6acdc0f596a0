import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAX_WIDTH,
  masterFile,
  fallbackVariant,
  photoFiles,
  photoFormat,
  VARIANT_WIDTHS,
  webpTwin,
} from './photo-files.ts';

const hash = 'abcdefghijklmnopqrst_-';

describe('variants', () => {
  test.each([
    [320, 240, ['-320x240']],
    [321, 240, ['-320', '-321x240']],
    [1200, 900, ['-320', '-640', '-1200x900']],
    [1280, 960, ['-320', '-640', '-1280x960']],
    [1300, 960, ['-320', '-640', '-960', '-1280', '-1300x960']],
    [1920, 1080, ['-320', '-640', '-960', '-1280', '-1920x1080']],
  ])('of a photo of %i × %i pixels are %j', (width, height, endings) => {
    const names = photoFiles({ hash, width, height }, 'avif').map(({ name }) => name);
    expect(names).toEqual(endings.map((ending) => `${hash}${ending}.avif`));
  });

  test('have increasing widths up to the width of the original', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_WIDTH }), (width) => {
        const widths = photoFiles({ hash, width, height: 900 }, 'webp').map((file) => file.width);
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
        expect(widths.at(-1)).toBe(width);
      }),
    );
  });

  test('include the maximum photo width', () => {
    expect(VARIANT_WIDTHS.at(-1)).toBe(MAX_WIDTH);
  });
});

describe('photoFormat', () => {
  test.each([
    [`${hash}-320.webp`, 'webp'],
    [`${hash}-1200x900.avif`, 'avif'],
  ])('returns the format of %s', (name, format) => expect(photoFormat(name)).toBe(format));

  test.each([
    '',
    `../${hash}-320.webp`,
    `${hash}-320.webp\n`,
    `${hash}-320.svg`,
    `${hash}-320.WEBP`,
    `${hash}-0.webp`,
    `${hash}-10000.webp`,
    `${hash}.webp`,
    masterFile({ hash }),
    `${hash.slice(1)}-320.webp`,
  ])('returns null for %j', (name) => expect(photoFormat(name)).toBeNull());
});

test('fallbackVariant replaces the width 960, which older photos lack, with the next larger width', () => {
  const wide = photoFiles({ hash, width: 1920, height: 1080 }, 'avif').map(({ name }) => name);
  expect(wide).toContain(fallbackVariant(`${hash}-960.avif`));
  expect(fallbackVariant(`${hash}-640.webp`)).toBeNull();
  expect(fallbackVariant(`${hash}-1200x960.webp`)).toBeNull();
});

test('each AVIF file has a WebP file of the same width', () => {
  const photo = { hash, width: 1200, height: 900 };
  expect(photoFiles(photo, 'avif').map(({ name }) => webpTwin(name))).toEqual(
    photoFiles(photo, 'webp').map(({ name }) => name),
  );
});
