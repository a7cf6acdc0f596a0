export type StoredPhoto = { hash: string; width: number; height: number };

export type PhotoFormat = 'avif' | 'webp';

export type PhotoFile = { name: string; width: number; format: PhotoFormat };

/** Widths that a photo is kept in besides its own, in pixels: a card on a phone, a card, a gallery, a whole screen. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920] as const;
/**
 * A width that photos stored before do not have: their file of the next width is sent instead. Only photos that have that one are
 * made in it.
 */
const ADDED_WIDTH = { width: 960, fallback: 1280 } as const;
/** No photo is kept wider than this, in pixels. */
export const MAX_WIDTH = 1920;
/** No photo is kept higher than this, in pixels: four times its width, so that a strip cannot fill the storage. */
export const MAX_HEIGHT = 7680;

/** Characters of base64url. */
const HASH_LENGTH = 22;
const FILE_NAME = /^[A-Za-z0-9_-]{22}-[1-9]\d{0,3}(?:x[1-9]\d{0,3})?\.(avif|webp)$/;

/**
 * Every file that a photo is kept in, smallest first: each width below its own, then its own with its height in the name.
 * A photo is never enlarged.
 * @example photoFiles({ hash, width: 800, height: 600 }, 'webp') // names end in -320.webp, -640.webp, -800x600.webp
 */
export function photoFiles({ hash, width, height }: StoredPhoto, format: PhotoFormat): PhotoFile[] {
  const isKept = (variant: number) =>
    variant < width && (variant !== ADDED_WIDTH.width || ADDED_WIDTH.fallback < width);
  const smaller = VARIANT_WIDTHS.filter(isKept).map((variant) => ({
    name: `${hash}-${variant}.${format}`,
    width: variant,
    format,
  }));
  return [...smaller, { name: `${hash}-${width}x${height}.${format}`, width, format }];
}

/** All files of a photo, in both formats. */
export function everyPhotoFile(photo: StoredPhoto): PhotoFile[] {
  return [...photoFiles(photo, 'webp'), ...photoFiles(photo, 'avif')];
}

/**
 * The file that the AVIF files of a new photo are made of. Deleted then; never served: no photo's file has such a name.
 * @example masterFile({ hash: 'qL3…' }) // 'qL3….jpg'
 */
export function masterFile({ hash }: Pick<StoredPhoto, 'hash'>): string {
  return `${hash}.jpg`;
}

/**
 * The file that an older photo has in the place of one that it was never made in; `null`: none.
 * @example fallbackVariant('qL3…-960.avif') // 'qL3…-1280.avif'
 */
export function fallbackVariant(name: string): string | null {
  const added = `-${ADDED_WIDTH.width}.`;
  return name.includes(added) ? name.replace(added, `-${ADDED_WIDTH.fallback}.`) : null;
}

/** The hash in the name of a photo's file. @example hashOfFile('qL3…-640.avif') // 'qL3…' */
export function hashOfFile(fileName: string): string {
  return fileName.slice(0, HASH_LENGTH);
}

/**
 * The WebP file of the same picture and width as an AVIF file, for as long as that one is not made.
 * @example webpTwin('qL3…-640.avif') // 'qL3…-640.webp'
 */
export function webpTwin(avifName: string): string {
  return avifName.replace(/\.avif$/, '.webp');
}

/**
 * The format of a photo's file by its name, or `null` when no photo's file can have that name: no path, no other ending.
 * @example photoFormat('../etc/passwd') // null
 */
export function photoFormat(fileName: string): PhotoFormat | null {
  const format = FILE_NAME.exec(fileName)?.[1];
  return format === 'avif' || format === 'webp' ? format : null;
}
