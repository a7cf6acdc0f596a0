import { MAX_PHOTO_BYTES } from '../../rules/image-references.ts';
import { shrinkSteps, type ShrinkStep } from '../../rules/shrink-steps.ts';

const JPEG = 'image/jpeg';

/** Draws on white, as the server does with transparent pictures; `null` where the browser has no canvas of that size. */
function draw(bitmap: ImageBitmap, { width, height, quality }: ShrinkStep): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return Promise.resolve(null);
  Object.assign(context, { fillStyle: '#ffffff', imageSmoothingQuality: 'high' });
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, JPEG, quality));
}

async function shrink(file: File, isNeeded: (pixels: number) => boolean): Promise<File | null> {
  // Upright: the browser turns a photo as its EXIF says.
  const bitmap = await createImageBitmap(file);
  try {
    if (!isNeeded(bitmap.width * bitmap.height)) return null;
    for (const step of shrinkSteps(bitmap)) {
      const blob = await draw(bitmap, step);
      if (blob !== null && blob.size <= MAX_PHOTO_BYTES) return new File([blob], file.name, { type: JPEG });
    }
    return null;
  } finally {
    bitmap.close();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a photo small enough to be sent, as a JPEG; `null` where it stays too large or `isNeeded` declines its pixels. Rejects where the
 * browser cannot read it. One photo after the other: each takes four bytes a pixel.
 */
export function shrinkPhoto(file: File, isNeeded: (pixels: number) => boolean): Promise<File | null> {
  const next = last.then(() => shrink(file, isNeeded));
  last = next.catch(() => undefined);
  return next;
}
