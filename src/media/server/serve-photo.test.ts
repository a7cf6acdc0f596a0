import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { AVIF, MASTER, openTestMedia, picture, WEBP } from '../../../test/build-media.ts';
import { openOnce } from '../../../test/open-once.ts';
import { createPhotoReader } from './serve-photo.ts';

const place = openOnce(openTestMedia);
afterEach(() => place.empty());

const readPhoto = (name: string) => createPhotoReader(place.storage)(name);

describe('serving of stored photos', () => {
  test('serves a file as immutable and with a sandbox policy', async () => {
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

  test('serves the WebP file in place of a missing AVIF file, with a cache lifetime of one minute', async () => {
    const { url } = await place.upload();
    const name = url.slice('/foto/'.length);
    const [now, later] = [await readPhoto(name), await readPhoto(name.replace('.webp', '.avif'))];
    expect(later?.headers.get('Content-Type')).toBe('image/webp');
    expect(later?.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(await later?.arrayBuffer()).toEqual(await now?.arrayBuffer());
  });

  test('never serves the master', async () => {
    const { url } = await place.upload();
    expect(await readPhoto(`${/[\w-]{22}/.exec(url)?.[0]}${MASTER}`)).toBeNull();
  });

  test('serves the largest file of a prepared photo until the requested variant exists', async () => {
    const ours = await sharp(await picture(700, 525))
      .webp()
      .toBuffer();
    const id = await place.media.addPrepared(ours, { alt: '', width: 700, height: 525, focus: '50-50' });
    const photos = place.database.db.selectFrom('photos').select('hash').where('id', '=', id);
    const { hash } = await photos.executeTakeFirstOrThrow();
    expect(place.files()).toEqual(['-700x525.webp', MASTER]);
    const requested: string[] = [];
    const read = createPhotoReader(place.storage, (each) => void requested.push(each));
    for (const name of [`${hash}-320.webp`, `${hash}-320.avif`]) {
      const answer = await read(name);
      expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=60',
      });
      expect(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(ours);
    }
    expect(requested).toEqual([hash, hash]);
    await Promise.all(requested.map((each) => place.media.makeVariants(each)));
    const made = await read(`${hash}-320.webp`);
    expect(made?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(Buffer.from((await made?.arrayBuffer()) ?? new ArrayBuffer())).metadata()).toMatchObject({
      width: 320,
    });
    expect(place.files()).toEqual(['-320.webp', '-640.webp', '-700x525.webp', MASTER]);
  });

  test('encodeAvif creates all files of a prepared photo, even if none was requested', async () => {
    const ours = await sharp(await picture(400, 300))
      .webp()
      .toBuffer();
    const id = await place.media.addPrepared(ours, { alt: '', width: 400, height: 300, focus: '50-50' });
    await place.media.encodeAvif(id);
    expect(place.files()).toEqual([...AVIF, ...WEBP].toSorted());
  });

  test('returns null for a missing file of an uploaded photo', async () => {
    const { url } = await place.upload();
    const requested: string[] = [];
    const read = createPhotoReader(place.storage, (each) => void requested.push(each));
    expect(await read(`${/[\w-]{22}/.exec(url)?.[0]}-1920.webp`)).toBeNull();
    expect(requested).toEqual([]);
  });

  test('readLargest returns the largest file of a photo, and null for anything but a photo URL', async () => {
    const { url } = await place.upload();
    const file = await place.media.readLargest(url);
    expect(await sharp(file ?? Buffer.of()).metadata()).toMatchObject({ format: 'webp', width: 400 });
    for (const wrong of ['', url.slice(1), `${url}/..`, '/foto/../../etc/passwd', 'https://example.it/a.webp']) {
      expect(await place.media.readLargest(wrong)).toBeNull();
    }
  });

  test.each(['abcdefghijklmnopqrst_--320.webp', '../postgres/PG_VERSION'])('returns null for %j', async (name) => {
    expect(await readPhoto(name)).toBeNull();
  });
});
