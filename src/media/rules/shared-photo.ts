import type { StoredPhoto } from './photo-files.ts';

export const SHARED_WIDTH = 1200;
export const SHARED_HEIGHT = 630;

export const SHARED_FOLDER = '/og/foto/';

const PHOTO = /^\/foto\/([A-Za-z0-9_-]{22}-[1-9]\d{0,3}x[1-9]\d{0,3})\.webp(?:#\d{1,3}-\d{1,3})?$/;
const SHARED = /^([A-Za-z0-9_-]{22})-([1-9]\d{0,3}x[1-9]\d{0,3})\.jpg$/;

/**
 * Returns the URL of a photo's JPEG for Open Graph, or `null` if `url` is not a photo's.
 * @example sharedPhotoUrl('/foto/qL3…-1200x900.webp') // '/og/foto/qL3…-1200x900.jpg'
 */
export function sharedPhotoUrl(url: string): string | null {
  const name = PHOTO.exec(url)?.[1];
  return name === undefined ? null : `${SHARED_FOLDER}${name}.jpg`;
}

export function sharedFile({ hash }: Pick<StoredPhoto, 'hash'>): string {
  return `${hash}.og.jpg`;
}

/** Parses a file name from a URL. Returns `null` if no photo can have that name. @example parseSharedName('../etc/passwd') // null */
export function parseSharedName(fileName: string): { source: string; cached: string } | null {
  const [, hash, size] = SHARED.exec(fileName) ?? [];
  return hash === undefined ? null : { source: `${hash}-${size}.webp`, cached: sharedFile({ hash }) };
}
