import { expect, test } from 'vitest';
import { MAX_PHOTO_PIXELS } from './image-references.ts';
import { shrinkSteps } from './shrink-steps.ts';

test.each([
  ['a landscape', 6000, 4000, [2880, 1920]],
  ['a portrait', 4000, 6000, [2880, 4320]],
  ['a photo that is small already', 1200, 800, [1200, 800]],
  ['a strip that is high', 100, 50_000, [23, 11_520]],
  ['a strip that is wide', 50_000, 1, [2880, 1]],
  ['a photo of 200 megapixels', 16_320, 12_240, [2880, 2160]],
])('%s is first drawn in its size, or the largest that is useful', (_, width, height, expected) => {
  const [first] = shrinkSteps({ width, height });
  expect([first?.width, first?.height]).toEqual(expected);
});

test('each step is smaller than the one before, and has at least a pixel and no more than are decoded', () => {
  for (const [width, height] of [
    [1, 1],
    [9000, 9000],
    [2880, 11_520],
  ] as const) {
    const steps = shrinkSteps({ width, height });
    const weights = steps.map((step) => step.width * step.height * step.quality);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    for (const step of steps) {
      expect(Math.min(step.width, step.height)).toBeGreaterThan(0);
      expect(step.width * step.height).toBeLessThanOrEqual(MAX_PHOTO_PIXELS);
    }
  }
});
