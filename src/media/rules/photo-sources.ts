import { CENTRE, type FocalPoint } from './focal-point.ts';
import { type PhotoFormat, photoFiles, type StoredPhoto } from './photo-files.ts';

export const PHOTO_FOLDER = '/foto/';
const PHOTO_URL = /^(\/foto\/([A-Za-z0-9_-]{22})-(\d+)x(\d+)\.webp)(?:#(\d+-\d+))?$/;

export type PhotoSources = {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
  focus: FocalPoint | null;
};

/**
 * Returns the URL of a stored photo in its full size. The fragment is the focal point.
 * @example photoUrl({ hash: 'qL3…', width: 1200, height: 900, focus: '40-60' }) // '/foto/qL3…-1200x900.webp#40-60'
 */
export function photoUrl({ hash, width, height, focus }: StoredPhoto & { focus?: FocalPoint | null }): string {
  return withFocus(`${PHOTO_FOLDER}${hash}-${width}x${height}.webp`, focus ?? null);
}

export function withoutFocus(url: string): string {
  return url.replace(/#.*$/, '');
}

/** @example withoutFolder('/foto/qL3…-1200x900.webp') // 'qL3…-1200x900.webp' */
export function withoutFolder(url: string): string {
  return url.slice(PHOTO_FOLDER.length);
}

/**
 * Returns the address of a photo with another focal point; `null` means the centre.
 * @example withFocus('/foto/qL3…-1200x900.webp#40-60', '0-0') // '/foto/qL3…-1200x900.webp#0-0'
 */
export function withFocus(url: string, focus: FocalPoint | null): string {
  return withoutFocus(url) + (focus === null || focus === CENTRE ? '' : `#${focus}`);
}

function srcset(photo: StoredPhoto, format: PhotoFormat): string {
  return photoFiles(photo, format)
    .map((file) => `${PHOTO_FOLDER}${file.name} ${file.width}w`)
    .join(', ');
}

/**
 * Derives the files of a photo from its address. Throws if the address is not a photo's.
 * @example photoSources('/foto/qL3…-1200x900.webp').webp
 * // '/foto/qL3…-320.webp 320w, /foto/qL3…-640.webp 640w, /foto/qL3…-1200x900.webp 1200w'
 */
export function photoSources(url: string): PhotoSources {
  const [, src = '', hash, width, height, focus = null] = PHOTO_URL.exec(url) ?? [];
  if (hash === undefined) throw new RangeError(`Not the address of a photo: ${url}`);
  const photo = { hash, width: Number(width), height: Number(height) };
  return {
    avif: srcset(photo, 'avif'),
    webp: srcset(photo, 'webp'),
    src,
    width: photo.width,
    height: photo.height,
    focus,
  };
}
