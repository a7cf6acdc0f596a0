import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSharedPhotos } from './share-photo.ts';
import { createDiskStorage, type PhotoStorage } from './storage.ts';

const HASH = 'y'.repeat(22);
const folder = mkdtempSync(join(tmpdir(), 'ospitalia-shared-'));
let storage: PhotoStorage;

beforeAll(async () => {
  storage = createDiskStorage(folder);
  const picture = sharp({ create: { width: 800, height: 1200, channels: 3, background: '#12614a' } });
  await storage.write(`${HASH}-800x1200.webp`, await picture.webp().toBuffer());
});

afterAll(() => rmSync(folder, { recursive: true }));

test('renders a stored photo once as a JPEG of 1200×630 and caches it', async () => {
  const read = createSharedPhotos(storage);
  const [contents, again] = await Promise.all([read(`${HASH}-800x1200.jpg`), read(`${HASH}-800x1200.jpg`)]);
  const { format, width, height } = await sharp(contents ?? new Uint8Array()).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(Buffer.from(again ?? [])).toEqual(Buffer.from(contents ?? []));
  expect(await storage.has(`${HASH}.og.jpg`)).toBe(true);
});

test('returns the JPEG even if it cannot be cached', async () => {
  await storage.remove(`${HASH}.og.jpg`);
  const full = { ...storage, ensureRoom: () => Promise.reject(new Error('full')) };
  expect(await createSharedPhotos(full)(`${HASH}-800x1200.jpg`)).not.toBeNull();
  expect(await storage.has(`${HASH}.og.jpg`)).toBe(false);
});

test.each([
  `${HASH}-900x1200.jpg`,
  `${HASH}-640.jpg`,
  `${HASH}.og.jpg`,
  `${'z'.repeat(22)}-1x1.jpg`,
  '../../etc/passwd',
  '',
])('returns no shared photo for the file name %j', async (name) => {
  expect(await createSharedPhotos(storage)(name)).toBeNull();
});
