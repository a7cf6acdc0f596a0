import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MASTER, NOTHING_STORED, openTestMedia, picture, WEBP } from '../../../test/build-media.ts';
import { openOnce } from '../../../test/open-once.ts';
import { sized } from '../../../test/verify.ts';
import type { DiscardablePhoto } from '../contract.ts';

const place = openOnce(openTestMedia);
afterEach(() => place.empty());

describe('sweepOrphans', () => {
  test('removes photos that have had neither a reference nor a hold for 25 hours', async () => {
    await place.show((await place.keep(await picture(50, 30))).id);
    await place.upload(await picture(51, 30));
    await place.passHours(20);
    const again = await picture(52, 30);
    await place.upload(again);
    await place.passHours(4);
    expect(await place.media.sweepOrphans()).toBe(0);
    await place.upload(again);
    await place.passHours(22);
    expect(await place.media.sweepOrphans()).toBe(1);
    expect(place.files()).toEqual(['-50x30.webp', '-52x30.webp', MASTER, MASTER]);
  });

  test('keeps photos for 30 days if an archive needs them', async () => {
    await place.show((await place.keep()).id);
    await place.media.leaseAll();
    await place.database.db.deleteFrom('struttura_photos').execute();
    await place.passHours(29 * 24);
    expect(await place.media.sweepOrphans()).toBe(0);
    expect(await place.stored()).toMatchObject({ photos: 1, holds: 1 });
    await place.media.leaseAll();
    await place.passHours(29 * 24);
    expect(await place.media.sweepOrphans()).toBe(0);
    await place.passHours(26);
    expect(await place.media.sweepOrphans()).toBe(1);
    expect(await place.stored()).toEqual(NOTHING_STORED);
  });

  test('finds references in every table with a foreign key to photos', async () => {
    const { id } = await place.keep();
    await sql`create table "Copertine" ("La foto" integer references photos (id))`.execute(place.database.db);
    await sql`insert into "Copertine" values (${id})`.execute(place.database.db);
    await place.passHours(26);
    expect(await place.media.sweepOrphans()).toBe(0);
    await sql`drop table "Copertine"`.execute(place.database.db);
  });

  test('continues after failing to remove one photo, and retries that photo in the next sweep', async () => {
    for (const width of [60, 61, 62]) await place.upload(await picture(width, 30));
    await place.passHours(26);
    const remove = vi.fn(place.storage.remove).mockRejectedValueOnce(new Error('busy'));
    await expect(place.mediaWith({ remove }).sweepOrphans()).rejects.toThrow(AggregateError);
    expect(await place.stored()).toMatchObject({ photos: 1 });
    expect(await place.media.sweepOrphans()).toBe(1);
  });
});

describe('with concurrent operations', () => {
  async function beginToDiscard(photo: DiscardablePhoto) {
    const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const remove = async (name: string) => {
      begin();
      await gate;
      await place.storage.remove(name);
    };
    const discarding = place.mediaWith({ remove }).discard([photo]);
    await begun;
    return { goOn, discarding };
  }

  test('leaseAll skips a photo that is being removed', async () => {
    const [first] = [await place.keep(), await place.keep()];
    const { goOn, discarding } = await beginToDiscard(first);
    const holding = place.media.leaseAll();
    goOn();
    await Promise.all([discarding, holding]);
    expect(await place.stored()).toMatchObject({ photos: 1, holds: 2 });
  });

  test('no photo is left without files if the same picture is uploaded and removed', async () => {
    const originals = await Promise.all([picture(30, 20), picture(31, 20), picture(32, 20)]);
    const failures: unknown[] = [];
    const held: { immagine: string; url: string }[] = [];
    async function uploadAndDiscard(round: number) {
      const original = originals[round % originals.length];
      if (round % 4 === 0) held.push(await place.upload(original));
      else await place.media.discard([await place.keep(original)]);
      await place.media.sweepOrphans();
    }
    for (let round = 0; round < sized(30, 60); round += 6) {
      const work = Array.from({ length: 6 }, (_, index) => uploadAndDiscard(round + index));
      work.push(place.passHours(0));
      const outcomes = await Promise.allSettled(work);
      failures.push(...outcomes.filter(({ status }) => status === 'rejected'));
      if (round % 4 === 0) {
        held.length = 0;
        await place.passHours(26);
      }
    }
    expect(failures).toEqual([]);
    for (const { immagine, url } of held) {
      expect([await place.media.findUploads([immagine]), await place.media.readLargest(url)]).toEqual([
        [expect.objectContaining({ url })],
        expect.any(Buffer),
      ]);
    }
    for (const { hash, width } of await place.database.db.selectFrom('photos').select(['hash', 'width']).execute()) {
      expect(await place.storage.has(`${hash}-${width}x20.webp`)).toBe(true);
    }
  });

  test('an upload waits while its picture is being removed, and then writes the files again', async () => {
    const original = await picture();
    const photo = await place.keep(original);
    const { goOn, discarding } = await beginToDiscard(photo);
    const uploading = place.upload(original);
    goOn();
    await discarding;
    const { immagine } = await uploading;
    expect(await place.media.findUploads([immagine])).toMatchObject([{ url: photo.url }]);
    expect(place.files()).toEqual([...WEBP, MASTER].toSorted());
  });

  test('discard does not remove a photo while its AVIF files are being encoded', async () => {
    const photo = await place.keep();
    let writes = 0;
    const write: typeof place.storage.write = async (name, contents) => {
      if (writes === 0) await place.media.discard([photo]);
      writes += 1;
      await place.storage.write(name, contents);
    };
    await place.mediaWith({ write }).encodeAvif(photo.id);
    expect(writes).toBe(2);
    expect(await place.stored()).toMatchObject({ photos: 1, holds: 0 });
  });

  test('encodeAvif creates no files for a removed photo', async () => {
    const photo = await place.keep();
    await place.media.discard([photo]);
    await place.media.encodeAvif(photo.id);
    expect(await place.stored()).toEqual(NOTHING_STORED);
  });

  test('eight uploads of the same picture store only one photo', async () => {
    const original = await picture();
    const uploads = await Promise.all(Array.from({ length: 8 }, () => place.upload(original)));
    expect(new Set(uploads.map(({ url }) => url)).size).toBe(1);
    expect(new Set(uploads.map(({ immagine }) => immagine)).size).toBe(8);
    expect(await place.stored()).toEqual({ photos: 1, holds: 8, files: [...WEBP, MASTER].toSorted() });
  });
});
