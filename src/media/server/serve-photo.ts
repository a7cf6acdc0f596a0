import {
  fallbackVariant,
  hashOfFile,
  masterFile,
  photoFormat,
  type PhotoFormat,
  webpTwin,
} from '../rules/photo-files.ts';
import type { PhotoStorage } from './storage.ts';

/** Headers that prevent a directly opened picture from loading or executing anything. */
const HEADERS = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=60';

type ServedPhoto = { contents: Uint8Array<ArrayBuffer>; format: PhotoFormat; cacheControl: string };

/** Returns whether a master is WebP. Masters of prepared photos are WebP; those of uploaded photos are private JPEGs. */
function isWebp(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP';
}

async function findPrepared({ storage, requestVariants }: Dependencies, fileName: string): Promise<ServedPhoto | null> {
  const hash = hashOfFile(fileName);
  const master = await storage.read(masterFile({ hash }));
  if (master === null || !isWebp(master)) return null;
  requestVariants(hash);
  return { contents: master, format: 'webp', cacheControl: SHORT_LIVED };
}

type Dependencies = { storage: PhotoStorage; requestVariants(hash: string): void };

async function find(dependencies: Dependencies, fileName: string): Promise<ServedPhoto | null> {
  const { storage } = dependencies;
  const format = photoFormat(fileName);
  if (format === null) return null;
  const contents = await storage.read(fileName);
  if (contents !== null) return { contents, format, cacheControl: IMMUTABLE };
  const instead = format === 'avif' ? await storage.read(webpTwin(fileName)) : null;
  if (instead !== null) return { contents: instead, format: 'webp', cacheControl: SHORT_LIVED };
  const fallback = fallbackVariant(fileName);
  const found = fallback === null ? null : await find(dependencies, fallback);
  return found ?? findPrepared(dependencies, fileName);
}

/** Creates a reader of photo files. If an AVIF file is missing, the reader returns the WebP file, because browsers accept both. */
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
