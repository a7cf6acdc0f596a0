import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { everyPhotoFile, masterFile, MAX_HEIGHT, MAX_WIDTH, type PhotoFile, photoFiles } from '../rules/photo-files.ts';
import { isHeic, type PictureFault } from '../rules/picture-faults.ts';
import { MAX_MEGAPIXELS } from '../rules/image-references.ts';
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

const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
/** Of an animation the first frame is read. */
const LIMITS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };
/**
 * The decoder warns about much that every browser shows; only a warning that pixels are missing refuses a picture, since it would
 * be grey there. After a timeout the picture is not tried again.
 */
const REFUSING = /premature end|timeout/i;
/** End of image: a JPEG that lacks nothing but its last two bytes has all of its pixels. More bytes behind them are ignored. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
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

/** Whether the AVIF files are made with the others, or later from a master copy that is made instead. */
export type EncodingMode = 'now' | 'later';

export type EncodedPhoto = {
  width: number;
  height: number;
  focus: FocalPoint;
  files: { name: string; contents: Uint8Array }[];
};

/** A picture's pixels, upright, in sRGB, without transparency, within the largest size that is kept. */
type Picture = { width: number; height: number; pixels: Buffer };

/** What the head of a picture has against it; `null`: nothing. HEIC has the same container as AVIF, and is none of the four. */
async function faultOfHead(original: Uint8Array): Promise<PictureFault | null> {
  if (isHeic(original)) return 'heic';
  const head = await sharp(original, { ...LIMITS, limitInputPixels: false }).metadata();
  const { format, compression, width, height, pageHeight } = head;
  if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1')) return 'nonValida';
  return width * (pageHeight ?? height) > MAX_PIXELS ? 'troppiPixel' : null;
}

async function readPixels(original: Uint8Array, failOn: 'warning' | 'error'): Promise<Picture> {
  const { data, info } = await sharp(original, { ...LIMITS, failOn })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

async function readAllPixels(original: Uint8Array): Promise<Picture> {
  const isJpeg = original[0] === 0xff && original[1] === 0xd8;
  const bytes = isJpeg ? Buffer.concat([original, END_OF_JPEG]) : original;
  try {
    return await readPixels(bytes, 'warning');
  } catch (error) {
    if (REFUSING.test(String(error))) throw error;
    return readPixels(bytes, 'error');
  }
}

/** Decodes a picture into plain pixels, turned upright, without anything else of the file. */
async function decode(original: Uint8Array): Promise<Picture | PictureFault> {
  try {
    return (await faultOfHead(original)) ?? (await readAllPixels(original));
  } catch {
    // sharp throws on everything that it cannot or may not decode; which of these it was helps nobody but an attacker.
    return 'nonValida';
  }
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

/** Makes every file of a photo, in a process of its own (`picture-process.ts`), or returns why it is refused. */
export async function encodePhoto(
  original: Uint8Array,
  hash: string,
  mode: EncodingMode,
): Promise<EncodedPhoto | PictureFault> {
  const picture = await decode(original);
  if (typeof picture === 'string') return picture;
  const { width, height, pixels } = picture;
  const source = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const photo = { hash, width, height };
  const files: EncodedPhoto['files'] = [];
  for (const file of mode === 'now' ? everyPhotoFile(photo) : photoFiles(photo, 'webp')) {
    files.push({ name: file.name, contents: await encodeFile(source(), file) });
  }
  if (mode === 'later') files.push({ name: masterFile(photo), contents: await source().jpeg(MASTER).toBuffer() });
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
