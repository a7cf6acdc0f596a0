import { MAX_PHOTO_BYTES } from './image-references.ts';
import type { ChosenFile } from './choose-files.ts';
import { MAX_HEIGHT, MAX_WIDTH } from './photo-files.ts';

export type ShrinkStep = { width: number; height: number; quality: number };

/**
 * Sizes (as multiples of the stored width) and qualities to try in this order. At twice the stored width, the final scaling is
 * left to the server. The later steps are for detailed pictures.
 */
const STEPS = [
  { scale: 2, quality: 0.9 },
  { scale: 2, quality: 0.8 },
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.7 },
];

const HEIC_NAME = /\.(?:heic|heif|hif)$/i;

/**
 * Returns whether the browser converts a file to JPEG before the upload. This applies to files that exceed the size limit or have
 * a format that only some browsers decode. A picture with too many pixels is uploaded unchanged, and reduced after the server has
 * rejected it.
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
