import { MAX_PHOTO_BYTES } from '../../rules/image-references.ts';
import { type ShrinkStep, shrinkSteps } from '../../rules/shrink-photo.ts';

let last: Promise<unknown> = Promise.resolve();

function encode(bitmap: ImageBitmap, { width, height, quality }: ShrinkStep): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => {
        // Frees the memory, which Safari would otherwise hold until garbage collection.
        canvas.width = 0;
        resolve(blob);
      },
      'image/jpeg',
      quality,
    );
  });
}

async function remake(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const step of shrinkSteps(bitmap.width, bitmap.height)) {
      const blob = await encode(bitmap, step);
      if (blob?.type === 'image/jpeg' && blob.size <= MAX_PHOTO_BYTES)
        return new File([blob], file.name, { type: blob.type });
    }
    return null;
  } finally {
    bitmap.close();
  }
}

/**
 * Converts a picture to a JPEG within the size limit, or returns `null`. Runs one conversion at a time, because decoding 50
 * megapixels takes 200 MB.
 */
export function remakePhoto(file: File, signal: AbortSignal): Promise<File | null> {
  const result = last.then(() => (signal.aborted ? null : remake(file))).catch(() => null);
  last = result;
  return result;
}
