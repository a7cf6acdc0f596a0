import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { everyPhotoFile, masterFile, MAX_HEIGHT, MAX_WIDTH, type PhotoFile, photoFiles } from '../rules/photo-files.ts';
import { isHeic, type PictureFault } from '../rules/picture-faults.ts';
import { MAX_MEGAPIXELS } from '../rules/image-references.ts';
import { findFocalPoint } from '../rules/find-focal-point.ts';
import type { FocalPoint } from '../rules/focal-point.ts';
import { SHARED_HEIGHT, SHARED_WIDTH } from '../rules/shared-photo.ts';

// Each picture uses one core, so that concurrent pictures progress evenly and leave cores for requests.
sharp.concurrency(1);
// Pictures are decoded once, so a cache would only use memory.
sharp.cache(false);
// Enables only four decoders. SVGs, for example, are rejected without being parsed.
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
/** Options for decoding. Without `animated`, only the first frame of an animation is decoded. */
const LIMITS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };
/** Matches errors after which decoding is not retried. A retry would fill missing pixels with grey or exceed the timeout again. */
const FATAL_WARNING = /premature end|timeout/i;
/** End marker that is appended to every JPEG, because a JPEG that lacks only these bytes has all pixels. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** Timeout in seconds. Decoding 40 megapixels takes about two seconds. */
const DECODE_SECONDS = 10;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Users wait for the WebP files, so effort 2 is used: it takes half the time of effort 4, for 5 % larger files. */
const WEBP = { quality: 78, effort: 2 };
/** Effort 2 takes a third of the time of effort 4; sizes differ by at most 2 %. */
const AVIF = { quality: 50, effort: 2 };
/** Settings for pictures in link previews. WhatsApp ignores pictures above about 300 KB. */
const SHARED = { quality: 78, mozjpeg: true };
/** JPEG settings of masters, which are visually identical to the original at a seventh of the size of a lossless copy. */
const MASTER = { quality: 95, chromaSubsampling: '4:4:4' };

export type EncodingMode = 'now' | 'later';

export type EncodedPhoto = {
  width: number;
  height: number;
  focus: FocalPoint;
  files: { name: string; contents: Uint8Array }[];
};

type Picture = { width: number; height: number; pixels: Buffer };

/** Returns the fault that the header of a picture reveals. HEIC shares AVIF's container but is not accepted. */
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
    if (FATAL_WARNING.test(String(error))) throw error;
    return readPixels(bytes, 'error');
  }
}

async function decode(original: Uint8Array): Promise<Picture | PictureFault> {
  try {
    return (await faultOfHead(original)) ?? (await readAllPixels(original));
  } catch {
    // sharp's error message is not returned, because it would only help an attacker.
    return 'nonValida';
  }
}

function encodeFile(source: Sharp, { width, format }: PhotoFile): Promise<Buffer> {
  const resized = source.resize({ width });
  return format === 'avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer();
}

/** Side of the thumbnail in pixels. A larger thumbnail gives the same focal point. */
const FOCUS_SIDE = 48;

async function findFocus(source: Sharp): Promise<FocalPoint> {
  const pixels = await source.resize({ width: FOCUS_SIDE, height: FOCUS_SIDE, fit: 'fill' }).raw().toBuffer();
  return findFocalPoint({ pixels, side: FOCUS_SIDE });
}

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
