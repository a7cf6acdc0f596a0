import { afterAll, describe, expect, test } from 'vitest';
import { picture } from '../../../test/build-media.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { signInAdmin } from '../../../test/sign-in-admin.ts';
import { photoUrl, withFocus, withoutFocus } from '../../media/rules/photo-sources.ts';

const portal = await openPortal();
afterAll(() => portal.close());

async function upload(bytes: Uint8Array): Promise<string> {
  const headers = { 'Content-Type': 'image/png' };
  const { body } = await portal.call('POST', '/api/foto?nome=mare.png', { body: bytes, headers });
  return body.data.url;
}

const get = (path: string, headers: Record<string, string> = {}) => portal.call('GET', path, { headers });
const keepsOf = ({ status, headers }: Awaited<ReturnType<typeof get>>) => ({
  status,
  cache: headers.get('Cache-Control'),
  vary: headers.get('Vary'),
  cookie: headers.get('Set-Cookie'),
});

const FOR_EVER = { status: 200, cache: 'public, max-age=31536000, immutable', vary: null, cookie: null };
const cookies = [await portal.signIn('anna@example.it'), await signInAdmin(portal.db), '__Host-appena=1'];

describe('a photo behind a CDN', () => {
  test('is immutable and identical for all clients', async () => {
    const url = await upload(await picture());
    for (const headers of [{}, ...cookies.map((Cookie) => ({ Cookie })), { 'Accept-Encoding': 'gzip, br, zstd' }]) {
      expect(keepsOf(await get(url, headers))).toEqual(FOR_EVER);
    }
  });

  test('gets a new URL if its content changes, while the old URL still serves the old photo', async () => {
    const [before, after] = [await picture(), await picture()];
    const [old, changed] = [await upload(before), await upload(after)];
    expect(changed).not.toBe(old);
    expect(keepsOf(await get(old))).toEqual(FOR_EVER);
    expect((await get(changed)).text).not.toBe((await get(old)).text);
    expect(await upload(before)).toBe(old);
  });

  test('has the same path for all crops', () => {
    const url = photoUrl({ hash: 'a'.repeat(22), width: 400, height: 300, focus: '10-90' });
    expect(new URL(url, 'http://x').pathname).toBe(withoutFocus(url));
    expect(new URL(withFocus(url, '40-60'), 'http://x').pathname).toBe(withoutFocus(url));
  });

  test('is cacheable for a minute until its AVIF file exists, and is immutable from then on', async () => {
    const avif = (await upload(await picture())).replace('.webp', '.avif');
    expect(keepsOf(await get(avif))).toEqual({ ...FOR_EVER, cache: 'public, max-age=60' });
    const photos = portal.db.selectFrom('photos').select('id').orderBy('id', 'desc');
    const { id: photo_id } = await photos.executeTakeFirstOrThrow();
    await portal.modules.jobHandlers['photo-avif']({ photo_id }, '1');
    expect(keepsOf(await get(avif))).toEqual(FOR_EVER);
  });

  test('is not cached if it does not exist', async () => {
    const missing = await get(`/foto/${'a'.repeat(22)}-400x300.webp`);
    expect(keepsOf(missing)).toMatchObject({ status: 404, cache: 'no-store' });
  });
});
