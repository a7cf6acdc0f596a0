import {
  fallbackVariant,
  hashOfFile,
  masterFile,
  photoFormat,
  type PhotoFormat,
  webpTwin,
} from '../rules/photo-files.ts';
import type { PhotoStorage } from './storage.ts';

/** A picture opened by itself may load and run nothing. */
const HEADERS = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;
/** A name means one picture for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For a file that stands in for one that is not made yet. */
const FOR_NOW = 'public, max-age=60';

type ServedPhoto = { contents: Uint8Array<ArrayBuffer>; format: PhotoFormat; cacheControl: string };

/** Whether bytes are a WebP: masters of uploaded photos are JPEG files, and private. */
function isWebp(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP';
}

/** The largest file of a prepared photo, instead of a variant that is not made yet. */
async function findPrepared({ storage, requestVariants }: Parts, fileName: string): Promise<ServedPhoto | null> {
  const hash = hashOfFile(fileName);
  const master = await storage.read(masterFile({ hash }));
  if (master === null || !isWebp(master)) return null;
  requestVariants(hash);
  return { contents: master, format: 'webp', cacheControl: FOR_NOW };
}

type Parts = { storage: PhotoStorage; requestVariants(hash: string): void };

async function find(parts: Parts, fileName: string): Promise<ServedPhoto | null> {
  const { storage } = parts;
  const format = photoFormat(fileName);
  if (format === null) return null;
  const contents = await storage.read(fileName);
  if (contents !== null) return { contents, format, cacheControl: FOR_EVER };
  const instead = format === 'avif' ? await storage.read(webpTwin(fileName)) : null;
  if (instead !== null) return { contents: instead, format: 'webp', cacheControl: FOR_NOW };
  const fallback = fallbackVariant(fileName);
  const found = fallback === null ? null : await find(parts, fallback);
  return found ?? findPrepared(parts, fileName);
}

/**
 * Answers for pictures by the last part of their address. Browsers take a WebP where a page announced an AVIF. `requestVariants` is
 * called for a photo of which a variant is missing.
 */
export function createPhotoReader(
  storage: PhotoStorage,
  requestVariants: (hash: string) => void = () => undefined,
): (fileName: string) => Promise<Response | null> {
  return async (fileName) => {
    const found = await find({ storage, requestVariants }, fileName);
    if (found === null) return null;
    const { contents, format, cacheControl } = found;
    return new Response(contents, {
      headers: {
        ...HEADERS,
        'Cache-Control': cacheControl,
        'Content-Type': `image/${format}`,
        'Content-Length': String(contents.byteLength),
      },
    });
  };
}
