import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toReceivedPicture, MASTER, openTestMedia, picture, type TestMedia } from '../../../test/build-media.ts';
import { createPhotoReader } from './serve-photo.ts';

let place: TestMedia;
let readPhoto: ReturnType<typeof createPhotoReader>;

beforeAll(async () => {
  place = await openTestMedia();
  readPhoto = createPhotoReader(place.storage);
});

afterAll(() => place.close());

afterEach(() => place.empty());

describe('reading a photo', () => {
  test('answers its bytes, to be kept for ever and run nowhere', async () => {
    const id = await place.media.addPhoto(await picture(), '');
    const photos = place.database.db.selectFrom('photos').select('hash').where('id', '=', id);
    const { hash } = await photos.executeTakeFirstOrThrow();
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

  test('whose AVIF is not made yet answers the WebP of the same size, for a minute', async () => {
    const { url } = await place.media.upload(toReceivedPicture(await picture()), '');
    const name = url.slice('/foto/'.length);
    const [now, later] = [await readPhoto(name), await readPhoto(name.replace('.webp', '.avif'))];
    expect(later?.headers.get('Content-Type')).toBe('image/webp');
    expect(later?.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await later?.arrayBuffer()).toEqual(await now?.arrayBuffer());
  });

  test('never gives the private copy', async () => {
    const { url } = await place.media.upload(toReceivedPicture(await picture()), '');
    expect(await readPhoto(`${/[\w-]{22}/.exec(url)?.[0]}${MASTER}`)).toBeNull();
  });

  test('for an archive gives the largest file', async () => {
    const { url } = await place.media.upload(toReceivedPicture(await picture()), '');
    const file = await place.media.readLargest(url);
    expect(await sharp(file ?? Buffer.of()).metadata()).toMatchObject({ format: 'webp', width: 400 });
    for (const wrong of ['', url.slice(1), `${url}/..`, '/foto/../../etc/passwd', 'https://example.it/a.webp']) {
      expect(await place.media.readLargest(wrong)).toBeNull();
    }
  });

  test.each(['abcdefghijklmnopqrst_--320.webp', '../postgres/PG_VERSION', 'package.json', ''])(
    '%j is no photo',
    async (name) => {
      expect(await readPhoto(name)).toBeNull();
    },
  );
});
