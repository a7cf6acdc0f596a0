import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { openTileArchive, type TileArchive } from './tile-archive.ts';

const FIXTURE = 'test/tiles/prova.pmtiles';
const TILE = { z: 14, x: 8751, y: 5836 };

const pass = createMiddleware((_, next) => next());
let folder = '';
let archive: TileArchive;
let contents: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  const opened = await openTileArchive(FIXTURE);
  if (typeof opened === 'string') throw new Error(opened);
  archive = opened;
  contents = await readFile(FIXTURE);
});

afterAll(async () => {
  await archive.close();
  await rm(folder, { recursive: true });
});

function request(headers: Record<string, string> = {}, { method = 'GET', path = archive.tiles.url } = {}) {
  return createApiApp({ calls: [], tiles: archive, assets: pass }).request(path, { method, headers });
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

test('openTileArchive returns the bounds and a content-addressed URL', () => {
  expect(archive.tiles).toEqual({
    url: `/mappa/${archive.fileName}`,
    bounds: [7.4016897, 43.7214609, 12.3200407, 45.890613],
    max_zoom: 14,
  });
  expect(archive.fileName).toMatch(/^[0-9a-f]{20}\.pmtiles$/);
});

describe('GET of a map archive', () => {
  test('returns the requested range uncompressed and marks the response as immutable', async () => {
    const answer = await request({ Range: 'bytes=127-999', 'Accept-Encoding': 'br, gzip' });
    expect(answer.status).toBe(206);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': `bytes 127-999/${contents.length}`,
      'content-length': '873',
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'accept-ranges': 'bytes',
      etag: archive.etag,
    });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await bytesOf(answer)).toEqual(contents.subarray(127, 1000));
  });

  test('returns the whole archive if no range or several ranges are requested, or if If-Range does not match the ETag', async () => {
    for (const headers of [{}, { Range: 'bytes=0-9', 'If-Range': '"another"' }, { Range: 'bytes=0-1,4-5' }]) {
      const answer = await request(headers);
      expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, String(contents.length)]);
      expect(await bytesOf(answer)).toEqual(contents);
    }
  });

  test('returns 416 for a range beyond the end', async () => {
    const answer = await request({ Range: `bytes=${contents.length}-` });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, `bytes */${contents.length}`]);
  });

  test('returns 304 for the current ETag, and only headers for HEAD', async () => {
    expect((await request({ 'If-None-Match': `W/${archive.etag}` })).status).toBe(304);
    const head = await request({ Range: 'bytes=0-99' }, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([206, '100', '']);
  });

  test.each(['/mappa/altro.pmtiles', '/mappa/..%2Fpackage.json', '/mappa/%2Fetc%2Fpasswd'])(
    'returns 404 for %s',
    async (path) => expect((await request({}, { path })).status).toBe(404),
  );

  test('leaves no listeners on the open file handle', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    for (let times = 0; times < 50; times += 1) await bytesOf(await request({ Range: 'bytes=0-99' }));
    // Waits, because Node.js emits the warning about too many listeners only in a later turn of the event loop.
    await setImmediate();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  test('reads a range larger than one chunk', async () => {
    const large = join(folder, 'large');
    await writeFile(large, Buffer.concat([contents, Buffer.alloc(300_000, 'streets')]));
    const opened = await openTileArchive(large);
    if (typeof opened === 'string') throw new Error(opened);
    const pieces = await Array.fromAsync(opened.read(100, contents.length + 299_999));
    await opened.close();
    expect(Buffer.concat(pieces).equals((await readFile(large)).subarray(100))).toBe(true);
  });

  test('throws instead of truncating the response if the file has become shorter', async () => {
    const read = Array.fromAsync(archive.read(contents.length - 10, contents.length));
    await expect(read).rejects.toThrow('shorter');
  });

  test('serves tiles that the PMTiles client can read', async () => {
    const tiles = new PMTiles({
      getKey: () => 'prova',
      async getBytes(offset, length) {
        const answer = await request({ Range: `bytes=${offset}-${offset + length - 1}` });
        return { data: await answer.arrayBuffer() };
      },
    });
    const tile = await tiles.getZxy(TILE.z, TILE.x, TILE.y);
    expect(Buffer.from(tile?.data ?? new ArrayBuffer()).includes('Via Goffredo Mameli')).toBe(true);
  });
});

describe('openTileArchive returns a fault for a file that is', () => {
  test.each<[string, Buffer | null, string]>([
    ['missing', null, 'unreadable'],
    ['empty', Buffer.alloc(0), 'notTiles'],
    ['an HTML page', Buffer.from('<html>'.repeat(100)), 'notTiles'],
    ['an archive of version 2', Buffer.from(`PM\x02\x00${'x'.repeat(600)}`, 'latin1'), 'notTiles'],
  ])('%s', async (name, bytes, fault) => {
    const path = join(folder, name);
    if (bytes !== null) await writeFile(path, bytes);
    expect(await openTileArchive(path)).toBe(fault);
  });

  test('truncated, or an archive of raster tiles', async () => {
    const path = join(folder, 'altered');
    const altered = async (change: (bytes: Buffer) => Buffer) => {
      await writeFile(path, change(Buffer.from(contents)));
      return openTileArchive(path);
    };
    expect(await altered((bytes) => bytes.subarray(0, 90))).toBe('notTiles');
    // The byte at offset 99 is the tile type (PMTiles, specification 3, section 3.2). The value 2 means PNG.
    expect(await altered((bytes) => (bytes.writeUInt8(2, 99), bytes))).toBe('notTiles');
  });
});
