import { photoFormat } from '../rules/photo-files.ts';
import type { PhotoStorage } from './storage.ts';

/** A name means one picture for ever. A picture opened by itself may load and run nothing. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Answers for pictures by the last part of their address: `null` for a name that no picture has. */
export function createPhotoReader(storage: PhotoStorage): (fileName: string) => Promise<Response | null> {
  return async (fileName) => {
    const format = photoFormat(fileName);
    const contents = format === null ? null : await storage.read(fileName);
    if (contents === null) return null;
    return new Response(contents, {
      headers: { ...HEADERS, 'Content-Type': `image/${format}`, 'Content-Length': String(contents.byteLength) },
    });
  };
}
