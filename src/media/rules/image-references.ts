/** Most photos of one struttura (PRODUCT.md § 9). */
export const MAX_PHOTOS = 10;
/** Largest file of a photo, in bytes (PRODUCT.md § 9: 5 MB, 5242880 bytes). */
export const MAX_PHOTO_BYTES = 5_242_880;
/** Most megapixels of a photo; above them it is a decompression bomb. Server, hints and sentences read it here. */
export const MAX_MEGAPIXELS = 40;

export type ImageReference =
  | { kind: 'kept'; url: string }
  | { kind: 'upload'; token: string }
  | { kind: 'inline'; index: number };

const UPLOAD = /^caricamento:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const INLINE = /^attachment:(\d{1,3})$/;
const STORED = /^(\/foto\/[A-Za-z0-9_-]{22}-\d{1,4}x\d{1,4}\.webp)(?:#\d{1,3}-\d{1,3})?$/;

/**
 * What an element of `immagini` refers to: a photo that the struttura has, one uploaded before, or the n-th picture that
 * came inside the body (the HTTP side lifts data URLs out and leaves `attachment:{n}`). `null`: none of these. A kept photo's
 * address is that of its file, without its focal point.
 * @example parseImageReference('attachment:0') // { kind: 'inline', index: 0 }
 */
export function parseImageReference(text: string): ImageReference | null {
  const token = UPLOAD.exec(text)?.[1];
  if (token !== undefined) return { kind: 'upload', token };
  const index = INLINE.exec(text)?.[1];
  if (index !== undefined) return { kind: 'inline', index: Number(index) };
  const url = STORED.exec(text)?.[1];
  return url === undefined ? null : { kind: 'kept', url };
}
