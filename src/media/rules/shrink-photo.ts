import { MAX_PHOTO_BYTES } from './image-references.ts';
import type { ChosenFile } from './choose-files.ts';
import { MAX_HEIGHT, MAX_WIDTH } from './photo-files.ts';

export type ShrinkStep = { width: number; height: number; quality: number };

/** Steps to try in order. The first steps scale to twice the stored width, so that the server does the final scaling. */
const STEPS = [
  { scale: 2, quality: 0.9 },
  { scale: 2, quality: 0.8 },
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.7 },
];

const HEIC_NAME = /\.(?:heic|heif|hif)$/i;

/**
 * Returns whether the browser converts a file before the first upload. If the server rejects a photo because it has too many
 * pixels, `uploadPhoto` converts it then.
 */
export function isRemade({ name, size, type }: ChosenFile): boolean {
  return size > MAX_PHOTO_BYTES || /^image\/hei[cf]/.test(type) || HEIC_NAME.test(name);
}

/**
 * Returns the sizes and qualities to try until the JPEG is small enough. Never enlarges a photo.
 * @example shrinkSteps(8000, 6000)[0] // { width: 3840, height: 2880, quality: 0.9 }
 */
export function shrinkSteps(width: number, height: number): ShrinkStep[] {
  return STEPS.map(({ scale, quality }) => {
    const share = Math.min(1, (MAX_WIDTH * scale) / width, MAX_HEIGHT / height);
    const scaled = (side: number) => Math.max(1, Math.round(side * share));
    return { width: scaled(width), height: scaled(height), quality };
  });
}
