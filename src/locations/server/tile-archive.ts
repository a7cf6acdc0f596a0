import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Compression, PMTiles, TileType } from 'pmtiles';
import { z } from 'zod';
import type { Basemap } from '../basemap-contract.ts';

export type TileFault = 'unreadable' | 'notTiles' | 'otherSchema';

export type TileArchive = {
  fileName: string;
  size: number;
  etag: string;
  type: string;
  tiles: NonNullable<Basemap['tiles']>;
  read(start: number, end: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
};

const FOLDER = '/mappa/';
/** Number of leading bytes that, with the file size, identify the archive. They contain the header (PMTiles, specification 3). */
const SIGNIFICANT_BYTES = 16_384;
const NAME_LENGTH = 20;
const PIECE_BYTES = 65_536;
/** Layers that an archive must contain to be used as a street map. */
const LAYERS = ['roads', 'water', 'places'];
const SUPPORTED_COMPRESSIONS: readonly Compression[] = [Compression.None, Compression.Gzip];

async function readBytes(file: FileHandle, offset: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

/** Reads part of a file. `FileHandle.createReadStream` would leave a listener on the handle after each request. */
async function* readPart(file: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end; ) {
    const piece = await readBytes(file, at, Math.min(PIECE_BYTES, end + 1 - at));
    if (piece.length === 0) throw new Error(`the tile archive has become shorter: no data at byte ${at}`);
    at += piece.length;
    yield piece;
  }
}

const METADATA = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

function layersOf(metadata: unknown): string[] {
  return METADATA.safeParse(metadata).data?.vector_layers.map(({ id }) => id) ?? [];
}

async function readTiles(file: FileHandle, url: string): Promise<TileArchive['tiles'] | TileFault> {
  const archive = new PMTiles({
    getKey: () => url,
    getBytes: async (offset, length) => {
      const bytes = await readBytes(file, offset, length);
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) };
    },
  });
  const header = await archive.getHeader();
  if (header.tileType !== TileType.Mvt || !SUPPORTED_COMPRESSIONS.includes(header.tileCompression)) return 'notTiles';
  const layers = layersOf(await archive.getMetadata());
  if (!LAYERS.every((layer) => layers.includes(layer))) return 'otherSchema';
  const { minLon, minLat, maxLon, maxLat, maxZoom } = header;
  return { url, bounds: [minLon, minLat, maxLon, maxLat], max_zoom: maxZoom };
}

async function describe(file: FileHandle): Promise<TileArchive | TileFault> {
  const { size } = await file.stat();
  const hash = createHash('sha256')
    .update(`${size} `)
    .update(await readBytes(file, 0, SIGNIFICANT_BYTES));
  const name = hash.digest('hex').slice(0, NAME_LENGTH);
  const fileName = `${name}.pmtiles`;
  // The `pmtiles` package throws if the file is not an archive.
  const tiles = await readTiles(file, FOLDER + fileName).catch(() => 'notTiles' as const);
  if (typeof tiles === 'string') return tiles;
  return {
    fileName,
    size,
    etag: `"${name}"`,
    type: 'application/vnd.pmtiles',
    tiles,
    read: (start, end) => readPart(file, start, end),
    close: () => file.close(),
  };
}

/** Opens an archive of Protomaps' basemaps. The file remains open, so a replacement takes effect only after a restart. */
export async function openTileArchive(path: string): Promise<TileArchive | TileFault> {
  const file = await open(path).catch(() => null);
  if (file === null) return 'unreadable';
  const described = await describe(file).catch(() => 'unreadable' as const);
  if (typeof described === 'string') await file.close();
  return described;
}
