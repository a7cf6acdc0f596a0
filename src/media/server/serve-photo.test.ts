import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { MASTER, openTestMedia, picture } from '../../../test/build-media.ts';
import { openOnce } from '../../../test/open-once.ts';
import { createPhotoReader } from './serve-photo.ts';

const place = openOnce(openTestMedia);
afterEach(() => place.empty());

const readPhoto = (name: string) => createPhotoReader(place.storage)(name);

describe('reading a photo', () => {
  test('answers its bytes, to be kept for ever and run nowhere', async () => {
    const id = await place.media.addPhoto(await picture(), '');
    const photos = place.database.db.selectFrom('photos').select('hash').where('id', '=', id);
    const { hash } = await photos.executeTakeFirstOrThrow();
    const answer = await readPhoto(`${hash}-320.avif`);
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 240 });
    expect(answer?.headers.get('content-length')).toBe(String(body.length));
  });

  test('whose AVIF is not made yet answers the WebP of the same size, for a minute', async () => {
    const { url } = await place.upload();
    const name = url.slice('/foto/'.length);
    const [now, later] = [await readPhoto(name), await readPhoto(name.replace('.webp', '.avif'))];
    expect(later?.headers.get('Content-Type')).toBe('image/webp');
    expect(later?.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await later?.arrayBuffer()).toEqual(await now?.arrayBuffer());
  });

  test('never gives the private copy', async () => {
    const { url } = await place.upload();
    expect(await readPhoto(`${/[\w-]{22}/.exec(url)?.[0]}${MASTER}`)).toBeNull();
  });

  test('for an archive gives the largest file', async () => {
    const { url } = await place.upload();
    const file = await place.media.readLargest(url);
    expect(await sharp(file ?? Buffer.of()).metadata()).toMatchObject({ format: 'webp', width: 400 });
    for (const wrong of ['', url.slice(1), `${url}/..`, '/foto/../../etc/passwd', 'https://example.it/a.webp']) {
      expect(await place.media.readLargest(wrong)).toBeNull();
    }
  });

  test.each(['abcdefghijklmnopqrst_--320.webp', '../postgres/PG_VERSION'])('%j is no photo', async (name) => {
    expect(await readPhoto(name)).toBeNull();
  });
});
