import { createHash } from 'node:crypto';
import type { Image } from './read-images.ts';

/** Bytes of the hash that names a photo: `PhotoReference.hash` is as long. */
const PHOTO_HASH_BYTES = 16;

async function hashOf(image: Image): Promise<string> {
  if (image.kind === 'photo') return image.photo.hash;
  // A picture that is too large to be kept will be refused: its size is enough to tell it from others.
  const bytes = await image.picture.read?.();
  if (bytes === undefined) return `${image.picture.size} bytes`;
  return createHash('sha256').update(bytes).digest().subarray(0, PHOTO_HASH_BYTES).toString('base64url');
}

/**
 * What makes two submissions the same: the checked form and the files that its photos came in, uploaded before or inside
 * the form, each counted once, as it is kept once. One picture is read at a time.
 */
export async function hashSubmission(form: object, images: readonly Image[]): Promise<string> {
  const photos = new Set<string>();
  for (const image of images) photos.add(await hashOf(image));
  return createHash('sha256')
    .update([JSON.stringify(form), ...photos].join('\n'))
    .digest('base64url');
}
