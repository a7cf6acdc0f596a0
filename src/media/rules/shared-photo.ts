import type { StoredPhoto } from './photo-files.ts';

/** What shared links show, in pixels: the size that Open Graph's readers ask for. */
export const SHARED_WIDTH = 1200;
export const SHARED_HEIGHT = 630;

export const SHARED_FOLDER = '/og/foto/';

const PHOTO = /^\/foto\/([A-Za-z0-9_-]{22}-[1-9]\d{0,3}x[1-9]\d{0,3})\.webp(?:#\d{1,3}-\d{1,3})?$/;
const SHARED = /^([A-Za-z0-9_-]{22})-([1-9]\d{0,3}x[1-9]\d{0,3})\.jpg$/;

/**
 * The address of a stored photo as a JPEG of 1200×630, for readers of Open Graph; `null` of what is no photo's address.
 * @example sharedPhotoUrl('/foto/qL3…-1200x900.webp') // '/og/foto/qL3…-1200x900.jpg'
 */
export function sharedPhotoUrl(url: string): string | null {
  const name = PHOTO.exec(url)?.[1];
  return name === undefined ? null : `${SHARED_FOLDER}${name}.jpg`;
}

/** The file that such a picture is kept in: no file of a photo, and no master copy, has such a name. */
export function sharedFile({ hash }: Pick<StoredPhoto, 'hash'>): string {
  return `${hash}.og.jpg`;
}

/**
 * What the last part of such an address names: the photo's largest file and the one in which the picture is kept; `null` when no
 * photo can have that name.
 * @example parseSharedName('../etc/passwd') // null
 */
export function parseSharedName(fileName: string): { source: string; kept: string } | null {
  const [, hash, size] = SHARED.exec(fileName) ?? [];
  return hash === undefined ? null : { source: `${hash}-${size}.webp`, kept: sharedFile({ hash }) };
}
