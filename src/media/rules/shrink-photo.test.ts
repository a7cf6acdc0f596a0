import { describe, expect, test } from 'vitest';
import { MAX_MEGAPIXELS } from './image-references.ts';
import { isRemade, shrinkSteps } from './shrink-photo.ts';

test.each([
  ['mare.jpg', 5_242_880, 'image/jpeg', false],
  ['mare.jpg', 5_242_881, 'image/jpeg', true],
  ['mare.png', 9_000_000, 'image/png', true],
  ['IMG_1.HEIC', 10, '', true],
  ['IMG_1.heif', 10, '', true],
  ['senza-nome', 10, 'image/heic', true],
  ['burst', 10, 'image/heif-sequence', true],
  ['heic.jpg', 10, 'image/jpeg', false],
])('for the file %s (%i bytes, type %j), isRemade returns %s', (name, size, type, expected) => {
  expect(isRemade({ name, size, type })).toBe(expected);
});

describe('shrinkSteps', () => {
  test.each([
    [8000, 6000, ['3840×2880', '3840×2880', '1920×1440', '1920×1440']],
    [6000, 8000, ['3840×5120', '3840×5120', '1920×2560', '1920×2560']],
    [3000, 2000, ['3000×2000', '3000×2000', '1920×1280', '1920×1280']],
    [800, 600, ['800×600', '800×600', '800×600', '800×600']],
    [30_000, 2000, ['3840×256', '3840×256', '1920×128', '1920×128']],
    [100, 60_000, ['13×7680', '13×7680', '13×7680', '13×7680']],
    [1, 60_000, ['1×7680', '1×7680', '1×7680', '1×7680']],
  ])('returns four steps for %i × %i: %j', (width, height, sizes) => {
    expect(shrinkSteps(width, height).map((step) => `${step.width}×${step.height}`)).toEqual(sizes);
  });

  test('never exceeds the server’s megapixel limit', () => {
    for (const { width, height } of [...shrinkSteps(60_000, 60_000), ...shrinkSteps(5000, 10_000)])
      expect(width * height).toBeLessThanOrEqual(MAX_MEGAPIXELS * 1_000_000);
  });
});
