import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { everyPhotoFile, masterFile, MAX_HEIGHT, MAX_WIDTH, type PhotoFile, photoFiles } from '../rules/photo-files.ts';
import { MAX_PHOTO_PIXELS } from '../rules/image-references.ts';
import { findFocalPoint } from '../rules/find-focal-point.ts';
import type { FocalPoint } from '../rules/focal-point.ts';
import { SHARED_HEIGHT, SHARED_WIDTH } from '../rules/shared-photo.ts';

// One core a picture: several pictures at once are served fairly, and a flood of them does not take the machine.
sharp.concurrency(1);
// No picture comes twice, so remembering decoded ones only holds memory.
sharp.cache(false);
// Four decoders exist in this process, and no other: an SVG is not even parsed to find out that it is one.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/**
 * A larger picture is a bomb, and one that ends too early is refused. What a decoder only warns of, every browser shows: wrong
 * parameters of a scan, bytes between two markers, a colour profile or a comment that is damaged. Of an animation the first frame is read.
 */
const LIMITS: SharpOptions = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' };
/** The marker at a JPEG's end, without which some cameras write. */
const JPEG_START = Buffer.from([0xff, 0xd8]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
/** A picture that takes longer is refused, in seconds; 40 megapixels take about two. */
const DECODE_SECONDS = 10;
/** By what the decoder found, not by a file's name or declared type. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Effort 2 of 6: 5 % larger than effort 4 in half of the time, while somebody waits. Most browsers take the AVIF. */
const WEBP = { quality: 78, effort: 2 };
/** Effort 2 of 9: of the same size within 2 % of effort 4 in a third of the time. */
const AVIF = { quality: 50, effort: 2 };
/** Read by programs that draw a preview of it: WhatsApp leaves out what weighs more than some 300 KB. */
const SHARED = { quality: 78, mozjpeg: true };
/** Cannot be told from the original, at a seventh of the size of a lossless copy. */
const MASTER = { quality: 95, chromaSubsampling: '4:4:4' };

/**
 * Whether the AVIF files are made with the others, or later from a master copy that is made instead. A `prepared` picture is one of our
 * own, saved as its largest file is to be: it is kept as that file and as its own master, which saves half of the work and a second loss.
 */
export type EncodingMode = 'now' | 'later' | 'prepared';

export type EncodedPhoto = {
  width: number;
  height: number;
  focus: FocalPoint;
  files: { name: string; contents: Uint8Array }[];
};

/** A picture's pixels, upright, in sRGB, without transparency, within the largest size that is kept. */
type Picture = { width: number; height: number; pixels: Buffer };

/** HEIC has the same container as AVIF, and is none of the four. */
async function isAccepted(original: Uint8Array): Promise<boolean> {
  const { format, compression } = await sharp(original, LIMITS).metadata();
  return FORMATS.includes(format) && (format !== 'heif' || compression === 'av1');
}

async function readPixels(original: Uint8Array, options: SharpOptions): Promise<Picture | null> {
  try {
    const { data, info } = await sharp(original, options)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: data };
  } catch {
    // sharp throws on everything that it cannot or may not decode; which of these it was helps nobody but an attacker.
    return null;
  }
}

/** A JPEG that lacks nothing but its last marker: with it the decoder has nothing to warn of. */
async function readWithoutEnd(original: Uint8Array): Promise<Picture | null> {
  if (!JPEG_START.equals(original.subarray(0, 2)) || JPEG_END.equals(original.subarray(-2))) return null;
  return readPixels(Buffer.concat([original, JPEG_END]), { ...LIMITS, failOn: 'warning' });
}

/** Decodes a picture into plain pixels, turned upright, without anything else of the file; `null` when it is no such picture. */
async function decode(original: Uint8Array): Promise<Picture | null> {
  if (!(await isAccepted(original).catch(() => false))) return null;
  return (await readPixels(original, LIMITS)) ?? readWithoutEnd(original);
}

/** Whether a picture may be kept as it came: a WebP of a size that is kept, with nothing in it but its pixels. */
async function isPrepared(original: Uint8Array, { width, height }: Picture): Promise<boolean> {
  const found = await sharp(original, LIMITS).metadata();
  const isBare = [found.exif, found.xmp, found.icc, found.iptc, found.pages].every((part) => part === undefined);
  return found.format === 'webp' && found.width === width && found.height === height && !found.hasAlpha && isBare;
}

function encodeFile(source: Sharp, { width, format }: PhotoFile): Promise<Buffer> {
  const resized = source.resize({ width });
  return format === 'avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer();
}

/** Pixels of a side in which the focal point is looked for: more find the same one. */
const FOCUS_SIDE = 48;

async function findFocus(source: Sharp): Promise<FocalPoint> {
  const pixels = await source.resize({ width: FOCUS_SIDE, height: FOCUS_SIDE, fit: 'fill' }).raw().toBuffer();
  return findFocalPoint({ pixels, side: FOCUS_SIDE });
}

/** Makes every file of a photo, in a process of its own (`picture-process.ts`); `null` when it is no picture of an accepted format. */
export async function encodePhoto(
  original: Uint8Array,
  hash: string,
  mode: EncodingMode,
): Promise<EncodedPhoto | null> {
  const picture = await decode(original);
  if (picture === null) return null;
  const { width, height, pixels } = picture;
  const source = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const photo = { hash, width, height };
  const files: EncodedPhoto['files'] = [];
  const kept = mode === 'prepared' && (await isPrepared(original, picture)) ? original : null;
  for (const file of mode === 'now' ? everyPhotoFile(photo) : photoFiles(photo, 'webp')) {
    const contents = file.width === width ? kept : null;
    files.push({ name: file.name, contents: contents ?? (await encodeFile(source(), file)) });
  }
  if (mode !== 'now')
    files.push({ name: masterFile(photo), contents: kept ?? (await source().jpeg(MASTER).toBuffer()) });
  return { width, height, focus: await findFocus(source()), files };
}

/** The focal point of a photo that is kept already, by any of its files. */
export function findFocusOf(photo: Uint8Array): Promise<FocalPoint> {
  return findFocus(sharp(photo, LIMITS));
}

export function encodeFromMaster(master: Uint8Array, file: PhotoFile): Promise<Buffer> {
  return encodeFile(sharp(master, LIMITS), file);
}

export function encodeShared(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo, LIMITS)
    .resize({ width: SHARED_WIDTH, height: SHARED_HEIGHT, fit: 'cover' })
    .jpeg(SHARED)
    .toBuffer();
}
