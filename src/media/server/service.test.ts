import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPhotoReader } from './serve-photo.ts';
import { createMediaService } from './service.ts';
import { createDiskStorage } from './storage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-foto-'));
const storage = createDiskStorage(dataDir);
const readPhoto = createPhotoReader(storage);
let database: TestDatabase;
let original: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  original = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8603a' } })
    .png()
    .toBuffer();
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

describe('adding a photo', () => {
  test('stores all its files, then its row; the same picture again is the same photo and is not written again', async () => {
    const write = vi.fn(storage.write);
    const media = createMediaService(database.db, { ...storage, write });
    const id = await media.addPhoto(original, 'Una parete color cotto');
    expect(await media.addPhoto(original, 'Un altro testo')).toBe(id);
    expect(write).toHaveBeenCalledTimes(4);
    expect(await database.db.selectFrom('photos').selectAll().execute()).toMatchObject([
      { id, width: 400, height: 300, alt: 'Una parete color cotto' },
    ]);
    const stored = readdirSync(join(dataDir, 'foto'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(stored.map(({ name }) => name.slice(22)).toSorted()).toEqual([
      '-320.avif',
      '-320.webp',
      '-400x300.avif',
      '-400x300.webp',
    ]);
  });

  test('of something else stores nothing', async () => {
    const write = vi.fn(storage.write);
    expect(await createMediaService(database.db, { ...storage, write }).addPhoto(Buffer.from('no'), '')).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });
});

describe('reading a photo', () => {
  test('answers its bytes, to be kept for ever and run nowhere', async () => {
    const { hash } = await database.db.selectFrom('photos').select('hash').executeTakeFirstOrThrow();
    const answer = await readPhoto(`${hash}-320.avif`);
    for (const [name, value] of [
      ['Content-Type', 'image/avif'],
      ['Cache-Control', 'public, max-age=31536000, immutable'],
      ['Content-Disposition', 'inline'],
      ['Content-Security-Policy', "default-src 'none'; sandbox"],
      ['X-Content-Type-Options', 'nosniff'],
    ] as const) {
      expect([name, answer?.headers.get(name)]).toEqual([name, value]);
    }
    const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 240 });
    expect(answer?.headers.get('content-length')).toBe(String(body.length));
  });

  test.each(['abcdefghijklmnopqrst_--320.webp', '../postgres/PG_VERSION', 'package.json', ''])(
    '%j is no photo',
    async (name) => {
      expect(await readPhoto(name)).toBeNull();
    },
  );
});
