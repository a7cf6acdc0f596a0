import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ReceivedPicture } from '../src/kernel/calls/call.ts';
import { createMediaService } from '../src/media/server/service.ts';
import { createDiskStorage } from '../src/media/server/storage.ts';
import { buildStruttura } from './build-struttura.ts';
import { createTestDatabase } from './database.ts';

export const WEBP = ['-320.webp', '-400x300.webp'];
export const AVIF = ['-320.avif', '-400x300.avif'];
export const MASTER = '.jpg';
export const NOTHING_STORED = { photos: 0, holds: 0, files: [] };

let colour = 0;

/** Returns a picture in a new, clearly different colour, because similar shades can produce the same WebP file. */
export function picture(width = 400, height = 300): Promise<Buffer> {
  colour += 1;
  const background = { r: (colour * 101) % 256, g: Math.trunc(colour / 256), b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export function toReceivedPicture(bytes: Uint8Array): ReceivedPicture {
  return { size: bytes.byteLength, read: async () => bytes };
}

/** Opens the media module with a test database. AVIF jobs are queued but not run. */
export async function openTestMedia() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-foto-'));
  const database = await createTestDatabase();
  const { db } = database;
  const storage = createDiskStorage(dataDir);
  const requested: number[] = [];
  const options = { requestAvif: async (photoId: number) => void requested.push(photoId) };

  function files(): string[] {
    return readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.slice(22))
      .toSorted();
  }

  async function passHours(hours: number): Promise<void> {
    const age = sql`make_interval(secs => ${hours * 3600})`;
    await sql`update photos set created_at = created_at - ${age}, ready_at = ready_at - ${age}`.execute(db);
    await sql`
      update photo_uploads set created_at = created_at - ${age}, held_until = held_until - ${age}`.execute(db);
  }

  const media = createMediaService(db, storage, options);
  return {
    dataDir,
    database,
    storage,
    media,
    requested,
    files,
    passHours,
    upload: async (original?: Uint8Array) => media.upload(toReceivedPicture(original ?? (await picture())), ''),
    async keep(original?: Uint8Array) {
      const [photo] = await media.storeAll([toReceivedPicture(original ?? (await picture()))], []);
      if (photo === undefined) throw new Error('the picture was not stored');
      return photo;
    },
    mediaWith: (other: Partial<typeof storage>) => createMediaService(db, { ...storage, ...other }, options),
    async stored() {
      const photos = await db.selectFrom('photos').select('id').execute();
      const holds = await db.selectFrom('photo_uploads').select('token').execute();
      return { photos: photos.length, holds: holds.length, files: files() };
    },
    async show(photo_id: number) {
      const struttura_id = await buildStruttura(db);
      await db.insertInto('struttura_photos').values({ struttura_id, position: 0, photo_id }).execute();
    },
    async empty() {
      await db.deleteFrom('struttura_photos').execute();
      await passHours(31 * 24);
      await media.sweepOrphans();
      requested.length = 0;
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
