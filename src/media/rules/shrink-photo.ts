import { MAX_PHOTO_BYTES } from './image-references.ts';
import type { ChosenFile } from './choose-files.ts';
import { MAX_HEIGHT, MAX_WIDTH } from './photo-files.ts';

export type ShrinkStep = { width: number; height: number; quality: number };

/** Twice the width that is kept leaves the last scaling to the server; the later ones are for pictures full of detail. */
const STEPS = [
  { scale: 2, quality: 0.9 },
  { scale: 2, quality: 0.8 },
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.7 },
];

const HEIC_NAME = /\.(?:heic|heif|hif)$/i;

/**
 * Whether the browser makes a JPEG of a file before it is sent: it is above the limit, or a format that only browsers of some makers
 * decode. Other files are sent as they are; the server refuses those with too many pixels, and they are made smaller then.
 */
export function isRemade({ name, size, type }: ChosenFile): boolean {
  return size > MAX_PHOTO_BYTES || /^image\/hei[cf]/.test(type) || HEIC_NAME.test(name);
}

/**
 * Sizes and qualities of a JPEG to try one after the other, until one is small enough. Nothing is enlarged.
 * @example shrinkSteps(8000, 6000)[0] // { width: 3840, height: 2880, quality: 0.9 }
 */
export function shrinkSteps(width: number, height: number): ShrinkStep[] {
  return STEPS.map(({ scale, quality }) => {
    const share = Math.min(1, (MAX_WIDTH * scale) / width, MAX_HEIGHT / height);
    const scaled = (side: number) => Math.max(1, Math.round(side * share));
    return { width: scaled(width), height: scaled(height), quality };
  });
}
