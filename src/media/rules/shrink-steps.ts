import { MAX_HEIGHT, MAX_WIDTH } from './photo-files.ts';

/** A photo is sent half as large again as the largest file that is kept of it: the server has something to sharpen from. */
const SPARE = 1.5;
const STEPS = [
  { scale: 1, quality: 0.9 },
  { scale: 1, quality: 0.8 },
  { scale: 0.7, quality: 0.8 },
  { scale: 0.5, quality: 0.7 },
] as const;

/** Pixels, and the quality of a JPEG from 0 to 1. */
export type ShrinkStep = { width: number; height: number; quality: number };

/**
 * The sizes in which a photo is drawn, until one of them is small enough to be sent. None is larger than the photo.
 * @example shrinkSteps({ width: 5760, height: 3840 })[0] // { width: 2880, height: 1920, quality: 0.9 }
 */
export function shrinkSteps({ width, height }: { width: number; height: number }): ShrinkStep[] {
  const fit = Math.min(1, (SPARE * MAX_WIDTH) / width, (SPARE * MAX_HEIGHT) / height);
  return STEPS.map(({ scale, quality }) => ({
    width: Math.max(1, Math.round(width * fit * scale)),
    height: Math.max(1, Math.round(height * fit * scale)),
    quality,
  }));
}
