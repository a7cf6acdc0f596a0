import { type PhotoFormat, photoFiles, type StoredPhoto } from './photo-files.ts';

export const PHOTO_FOLDER = '/foto/';
const PHOTO_URL = /^\/foto\/([A-Za-z0-9_-]{22})-(\d+)x(\d+)\.webp$/;

/** What an `<img>` and its `<source>`s need: two `srcset`s, the largest WebP as `src`, and its size in pixels. */
export type PhotoSources = { avif: string; webp: string; src: string; width: number; height: number };

/**
 * The address of a stored photo in its full size, which also tells its size and all its other files.
 * @example photoUrl({ hash: 'qL3…', width: 1200, height: 900 }) // '/foto/qL3…-1200x900.webp'
 */
export function photoUrl({ hash, width, height }: StoredPhoto): string {
  return `${PHOTO_FOLDER}${hash}-${width}x${height}.webp`;
}

function srcset(photo: StoredPhoto, format: PhotoFormat): string {
  return photoFiles(photo, format)
    .map((file) => `${PHOTO_FOLDER}${file.name} ${file.width}w`)
    .join(', ');
}

/**
 * The files of a photo by its address (`strutture` sends addresses only). Throws on an address that is not a photo's.
 * @example photoSources('/foto/qL3…-1200x900.webp').webp
 * // '/foto/qL3…-320.webp 320w, /foto/qL3…-640.webp 640w, /foto/qL3…-1200x900.webp 1200w'
 */
export function photoSources(url: string): PhotoSources {
  const [, hash, width, height] = PHOTO_URL.exec(url) ?? [];
  if (hash === undefined) throw new RangeError(`Not the address of a photo: ${url}`);
  const photo = { hash, width: Number(width), height: Number(height) };
  return {
    avif: srcset(photo, 'avif'),
    webp: srcset(photo, 'webp'),
    src: url,
    width: photo.width,
    height: photo.height,
  };
}
