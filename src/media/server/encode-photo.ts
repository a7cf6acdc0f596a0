import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type SharpOptions } from 'sharp';
import { everyPhotoFile, MAX_HEIGHT, MAX_WIDTH, type PhotoFile, type StoredPhoto } from '../rules/photo-files.ts';

// One core a picture: several pictures at once are served fairly, and a flood of them does not take the machine.
sharp.concurrency(1);

/** What a decoder may meet: pictures above 40 megapixels are bombs, and a damaged one is refused, not guessed. */
const LIMITS: SharpOptions = { limitInputPixels: 40_000_000, failOn: 'warning' };
/** By what the decoder found, not by a file's name or declared type. `heif` is AVIF: the decoder reads no HEIC. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
/** Bytes of the hash in a name: 128 bits, 22 characters of base64url. */
const HASH_BYTES = 16;

const WEBP = { quality: 78 };
/** Effort 2 of 9: of the same size within 2 % of effort 4 in a third of the time. */
const AVIF = { quality: 50, effort: 2 };

/** A picture's pixels, upright, in sRGB, within the largest size that is kept. */
export type Picture = StoredPhoto & { pixels: Buffer; channels: OutputInfo['channels'] };

/** The name of a picture: the hash of the file that it came in. */
export function hashPhoto(original: Uint8Array): string {
  return createHash('sha256').update(original).digest().subarray(0, HASH_BYTES).toString('base64url');
}

/**
 * Decodes a picture of any accepted format into plain pixels: turned upright, without EXIF, position, thumbnail or
 * anything else that travelled in the file. `null` when it is no such picture.
 */
export async function decodePhoto(original: Uint8Array): Promise<Picture | null> {
  try {
    const { format } = await sharp(original, LIMITS).metadata();
    if (!FORMATS.includes(format)) return null;
    const { data, info } = await sharp(original, LIMITS)
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { hash: hashPhoto(original), width: info.width, height: info.height, pixels: data, channels: info.channels };
  } catch {
    // sharp throws on everything that it cannot or may not decode; which of these it was helps nobody but an attacker.
    return null;
  }
}

/** Encodes one of the files of a picture. */
async function encodeFile(picture: Picture, file: PhotoFile): Promise<Buffer> {
  const { width, height, channels, pixels } = picture;
  const resized = sharp(pixels, { raw: { width, height, channels } }).resize({ width: file.width });
  return file.format === 'avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer();
}

/** Encodes every file of a picture, one after the other, and hands each to `keep`. */
export async function encodePhoto(
  picture: Picture,
  keep: (name: string, contents: Buffer) => Promise<void>,
): Promise<void> {
  for (const file of everyPhotoFile(picture)) {
    await keep(file.name, await encodeFile(picture, file));
  }
}
