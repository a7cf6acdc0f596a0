import { fallbackVariant, photoFormat, type PhotoFormat, webpTwin } from '../rules/photo-files.ts';
import type { PhotoStorage } from './storage.ts';

/** A picture opened by itself may load and run nothing. */
const HEADERS = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;
/** A name means one picture for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A WebP in the place of an AVIF that is not made yet: asked for again soon. */
const FOR_NOW = 'public, max-age=60';

type ServedPhoto = { contents: Uint8Array<ArrayBuffer>; format: PhotoFormat; cacheControl: string };

async function find(storage: PhotoStorage, fileName: string): Promise<ServedPhoto | null> {
  const format = photoFormat(fileName);
  if (format === null) return null;
  const contents = await storage.read(fileName);
  if (contents !== null) return { contents, format, cacheControl: FOR_EVER };
  const instead = format === 'avif' ? await storage.read(webpTwin(fileName)) : null;
  if (instead !== null) return { contents: instead, format: 'webp', cacheControl: FOR_NOW };
  const fallback = fallbackVariant(fileName);
  return fallback === null ? null : find(storage, fallback);
}

/** Answers for pictures by the last part of their address. Browsers take a WebP where a page announced an AVIF. */
export function createPhotoReader(storage: PhotoStorage): (fileName: string) => Promise<Response | null> {
  return async (fileName) => {
    const found = await find(storage, fileName);
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
