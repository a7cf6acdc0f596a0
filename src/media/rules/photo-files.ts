export type StoredPhoto = { hash: string; width: number; height: number };

export type PhotoFormat = 'avif' | 'webp';

export type PhotoFile = { name: string; width: number; format: PhotoFormat };

export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;
/** Width that was added later. Older photos have no file of this width, so the next larger file is served. */
const ADDED_WIDTH = { width: 960, fallback: 1280 } as const;
export const MAX_WIDTH = 1920;
/** Maximum stored height, which prevents a very tall picture from filling the storage. */
export const MAX_HEIGHT = 7680;

const HASH_LENGTH = 22;
const FILE_NAME = /^[A-Za-z0-9_-]{22}-[1-9]\d{0,3}(?:x[1-9]\d{0,3})?\.(avif|webp)$/;

/**
 * Returns every file of a photo, smallest first. Photos are never enlarged.
 * @example photoFiles({ hash, width: 800, height: 600 }, 'webp') // names end in -320.webp, -640.webp, -800x600.webp
 */
export function photoFiles({ hash, width, height }: StoredPhoto, format: PhotoFormat): PhotoFile[] {
  const isStored = (variant: number) =>
    variant < width && (variant !== ADDED_WIDTH.width || ADDED_WIDTH.fallback < width);
  const smaller = VARIANT_WIDTHS.filter(isStored).map((variant) => ({
    name: `${hash}-${variant}.${format}`,
    width: variant,
    format,
  }));
  return [...smaller, { name: `${hash}-${width}x${height}.${format}`, width, format }];
}

export function everyPhotoFile(photo: StoredPhoto): PhotoFile[] {
  return [...photoFiles(photo, 'webp'), ...photoFiles(photo, 'avif')];
}

/**
 * Returns the name of the file from which a photo's other files are encoded. No URL can name it, because `photoFormat` rejects
 * it.
 * @example masterFile({ hash: 'qL3…' }) // 'qL3….jpg'
 */
export function masterFile({ hash }: Pick<StoredPhoto, 'hash'>): string {
  return `${hash}.jpg`;
}

/**
 * Returns the file that is served instead of a missing file of an older photo.
 * @example fallbackVariant('qL3…-960.avif') // 'qL3…-1280.avif'
 */
export function fallbackVariant(name: string): string | null {
  const added = `-${ADDED_WIDTH.width}.`;
  return name.includes(added) ? name.replace(added, `-${ADDED_WIDTH.fallback}.`) : null;
}

/** @example hashOfFile('qL3…-640.avif') // 'qL3…' */
export function hashOfFile(fileName: string): string {
  return fileName.slice(0, HASH_LENGTH);
}

/**
 * Returns the name of the WebP file of the same width, which is served until the AVIF file exists.
 * @example webpTwin('qL3…-640.avif') // 'qL3…-640.webp'
 */
export function webpTwin(avifName: string): string {
  return avifName.replace(/\.avif$/, '.webp');
}

/** Returns the format of a photo file, or `null` if no photo file can have that name. @example photoFormat('../etc/passwd') // null */
export function photoFormat(fileName: string): PhotoFormat | null {
  const format = FILE_NAME.exec(fileName)?.[1];
  return format === 'avif' || format === 'webp' ? format : null;
}
