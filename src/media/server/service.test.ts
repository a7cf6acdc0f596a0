import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  AVIF,
  toReceivedPicture,
  MASTER,
  NOTHING_STORED,
  openTestMedia,
  picture,
  WEBP,
} from '../../../test/build-media.ts';
import { openOnce } from '../../../test/open-once.ts';
import type { ReceivedPicture } from '../../kernel/calls/call.ts';
import { createDiskStorage } from './storage.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const place = openOnce(openTestMedia);
afterEach(() => place.empty());

test('stores all files of a photo once, even if the picture is added again', async () => {
  const write = vi.fn(place.storage.write);
  const adding = place.mediaWith({ write });
  const original = await picture();
  const id = await adding.addPhoto(original, 'Una parete color cotto');
  expect(await adding.addPhoto(original, 'Un altro testo')).toBe(id);
  expect(write).toHaveBeenCalledTimes(4);
  const stored = { ready_at: expect.any(Date), avif_at: expect.any(Date), alt: 'Una parete color cotto' };
  expect(await place.database.db.selectFrom('photos').selectAll().execute()).toMatchObject([
    { id, width: 400, height: 300, ...stored },
  ]);
  expect(await place.media.addPhoto(Buffer.from('no'), '')).toBeNull();
  expect(place.files()).toEqual([...AVIF, ...WEBP].toSorted());
});

describe('findMissingFocus', () => {
  const focusOf = (id: number | null) =>
    place.database.db
      .selectFrom('photos')
      .select('focus')
      .where('id', '=', id ?? 0)
      .executeTakeFirst();

  test('skips photos whose files are missing or broken', async () => {
    const { db } = place.database;
    const known = await place.media.addPhoto(await withSpot(), '');
    const found = await focusOf(known);
    expect(found?.focus).not.toBe('50-50');
    const lost = await place.media.addPhoto(await picture(51, 30), '');
    const broken = await place.media.addPhoto(await picture(52, 30), '');
    await db.updateTable('photos').set({ focus: null }).execute();
    await place.storage.remove(await nameOf(lost));
    await place.storage.write(await nameOf(broken), Buffer.from('no picture'));
    await place.media.findMissingFocus();
    expect(await focusOf(known)).toEqual(found);
    expect([await focusOf(lost), await focusOf(broken)]).toEqual([{ focus: null }, { focus: null }]);
  });

  test('does not overwrite a focal point that was set in the meantime', async () => {
    const id = await place.media.addPhoto(await picture(), '');
    await place.database.db.updateTable('photos').set({ focus: '10-90' }).execute();
    await place.media.findMissingFocus();
    expect(await focusOf(id)).toEqual({ focus: '10-90' });
  });

  async function withSpot(): Promise<Buffer> {
    const spot = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff2200' } })
      .png()
      .toBuffer();
    return sharp(await picture(400, 300))
      .composite([{ input: spot, left: 300, top: 40 }])
      .png()
      .toBuffer();
  }

  async function nameOf(id: number | null): Promise<string> {
    const rows = place.database.db.selectFrom('photos').select(['hash', 'width', 'height']);
    const { hash, width, height } = await rows.where('id', '=', id ?? 0).executeTakeFirstOrThrow();
    return `${hash}-${width}x${height}.webp`;
  }
});

describe('an upload', () => {
  test('gets WebP files immediately, and later AVIF files, which replace the master', async () => {
    const upload = await place.media.upload(toReceivedPicture(await picture()), 'casa.png');
    expect(upload).toEqual({
      immagine: expect.stringMatching(/^caricamento:[0-9a-f-]{36}$/),
      url: expect.stringMatching(/^\/foto\/[\w-]{22}-400x300\.webp$/),
      width: 400,
      height: 300,
    });
    expect(place.files()).toEqual([...WEBP, MASTER].toSorted());
    expect(place.requested).toHaveLength(1);
    const [id = 0] = place.requested;
    await place.media.encodeAvif(id);
    expect(place.files()).toEqual([...AVIF, ...WEBP].toSorted());
    const write = vi.fn(place.storage.write);
    await place.mediaWith({ write }).encodeAvif(id);
    expect(write).not.toHaveBeenCalled();
    expect(await place.stored()).toMatchObject({ holds: 1 });
  });

  test('has its AVIF files requested again if they are still missing after two hours', async () => {
    await place.upload();
    const [id = 0] = place.requested.splice(0);
    await place.media.requestMissingAvif();
    expect(place.requested).toEqual([]);
    await place.passHours(2.1);
    await place.media.requestMissingAvif();
    expect(place.requested.splice(0)).toEqual([id]);
    await place.media.encodeAvif(id);
    await place.media.requestMissingAvif();
    expect(place.requested).toEqual([]);
  });

  test('can be found by its reference for 24 hours', async () => {
    const [first, second] = [await place.upload(), await place.upload()];
    const unknown = 'caricamento:00000000-0000-4000-8000-000000000000';
    const references = [second.immagine, unknown, first.immagine, first.url, 'attachment:0', second.immagine, ''];
    const found = (await place.media.findUploads(references)).map((photo) => photo?.url ?? null);
    expect(found).toEqual([second.url, null, first.url, null, null, second.url, null]);
    await place.passHours(23);
    expect(await place.media.findUploads([first.immagine])).toMatchObject([{ url: first.url }]);
    await place.passHours(1);
    expect(await place.media.findUploads([first.immagine])).toEqual([null]);
  });

  test('leaves no rows or files if the storage fails', async () => {
    const write = vi.fn(place.storage.write);
    write.mockImplementationOnce(place.storage.write).mockRejectedValueOnce(new Error('full'));
    const trying = place.mediaWith({ write });
    await expect(trying.upload(toReceivedPicture(await picture()), '')).rejects.toThrow('full');
    expect(await place.stored()).toEqual(NOTHING_STORED);
  });

  test('restores lost files of a known photo', async () => {
    const original = await picture();
    const { url } = await place.upload(original);
    await place.storage.remove(url.slice('/foto/'.length));
    await place.upload(original);
    expect(place.files()).toEqual([...WEBP, MASTER].toSorted());
    expect(await place.media.readLargest(url)).not.toBeNull();
  });

  test('is rejected with SERVIZIO_NON_DISPONIBILE if it would leave less disk space than the reserve', async () => {
    const unhappy = { codice: 'SERVIZIO_NON_DISPONIBILE', detail: kernelMessages.serviceUnavailable };
    const { ensureRoom } = createDiskStorage(place.dataDir, { reserve: Number.MAX_SAFE_INTEGER });
    const full = place.mediaWith({ ensureRoom });
    await place.storage.write('ab-320.webp', Buffer.of(1));
    const failure = (error: unknown) => error;
    const first = await full.upload(toReceivedPicture(await picture()), '').catch(failure);
    const second = await full.storeAll([toReceivedPicture(await picture())], ['']).catch(failure);
    expect([first, second]).toMatchObject([unhappy, unhappy]);
    expect(first).toHaveProperty('cause', (second as Error).cause);
    await place.storage.remove('ab-320.webp');
    expect(await place.stored()).toEqual(NOTHING_STORED);
    const roomy = createDiskStorage(place.dataDir, { reserve: 1 });
    await place.mediaWith({ ensureRoom: roomy.ensureRoom }).upload(toReceivedPicture(await picture()), '');
  });

  test('is rejected with a retry delay while the queue is full', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const waiting: ReceivedPicture = { size: 1, read: () => gate.then(() => Buffer.from('no')) };
    const upload = () => place.media.upload(waiting, 'a.png').catch((error: unknown) => error);
    const uploads = Array.from({ length: 40 }, upload);
    const late = await Promise.all(uploads.slice(34));
    for (const error of late) expect(error).toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE', retryAfter: 10 });
    open();
    for (const error of await Promise.all(uploads.slice(0, 34))) {
      expect(error).toMatchObject({ codice: 'FORMATO_NON_SUPPORTATO' });
    }
  });
});

describe('storeAll', () => {
  test('stores pictures in order, and identical pictures as one photo', async () => {
    const originals = [await picture(40, 30), await picture(41, 30), await picture(42, 30)];
    const photos = await place.media.storeAll([...originals, ...originals.slice(0, 1)].map(toReceivedPicture), []);
    expect(photos.map(({ url }) => /-(\d+)x/.exec(url)?.[1])).toEqual(['40', '41', '42', '40']);
    expect(await place.stored()).toMatchObject({ photos: 3, holds: 4 });
    expect(await place.media.storeAll([], [])).toEqual([]);
  });

  test('stores no picture if any picture is invalid, and names the first invalid picture', async () => {
    const good = await picture();
    const bad = Buffer.from('<svg/>');
    const names = ['a.png', 'b.svg', 'c.png', 'd.svg'];
    const pictures = [good, bad, await picture(), bad].map(toReceivedPicture);
    const refusal = { codice: 'FORMATO_NON_SUPPORTATO', detail: "Il file b.svg non è un'immagine valida." };
    await expect(place.media.storeAll(pictures, names)).rejects.toMatchObject(refusal);
    expect(await place.stored()).toEqual(NOTHING_STORED);
  });

  test('decodes no picture if any picture is too large', async () => {
    const read = vi.fn(() => picture());
    const pictures: ReceivedPicture[] = [
      { size: 9, read },
      { size: 5_242_881, read: null },
    ];
    await expect(place.media.storeAll(pictures, ['a.png', 'b.png'])).rejects.toMatchObject({
      codice: 'TROPPO_GRANDE',
      detail: 'Il file b.png è troppo grande. Massimo 5MB per immagine.',
    });
    expect(read).not.toHaveBeenCalled();
  });

  test('stores photos that `discard` can remove unless they have a reference or another hold', async () => {
    const originals = [await picture(40, 30), await picture(41, 30), await picture(42, 30)];
    const photos = await place.media.storeAll(originals.map(toReceivedPicture), []);
    await place.show(photos[1]?.id ?? 0);
    await place.upload(originals[2]);
    await place.media.discard(photos);
    const files = ['-41x30.webp', '-42x30.webp', MASTER, MASTER];
    expect(await place.stored()).toEqual({ photos: 2, holds: 1, files });
  });
});
