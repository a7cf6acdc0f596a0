export const MAX_PHOTOS = 10;
export const MAX_PHOTO_BYTES = 5_242_880;
/** Maximum megapixels of a picture, which prevents decompression bombs. */
export const MAX_MEGAPIXELS = 40;

export type ImageReference =
  | { kind: 'stored'; url: string }
  | { kind: 'upload'; token: string }
  | { kind: 'inline'; index: number };

const UPLOAD = /^caricamento:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const INLINE = /^attachment:(\d{1,3})$/;
const STORED = /^(\/foto\/[A-Za-z0-9_-]{22}-\d{1,4}x\d{1,4}\.webp)(?:#\d{1,3}-\d{1,3})?$/;

/**
 * Parses an element of `immagini`. The HTTP layer has already replaced data URLs with `attachment:{n}`.
 * @example parseImageReference('attachment:0') // { kind: 'inline', index: 0 }
 */
export function parseImageReference(text: string): ImageReference | null {
  const token = UPLOAD.exec(text)?.[1];
  if (token !== undefined) return { kind: 'upload', token };
  const index = INLINE.exec(text)?.[1];
  if (index !== undefined) return { kind: 'inline', index: Number(index) };
  const url = STORED.exec(text)?.[1];
  return url === undefined ? null : { kind: 'stored', url };
}
