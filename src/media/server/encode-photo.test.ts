import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { masterFile } from '../rules/photo-files.ts';
import { type EncodingMode, encodeFromMaster, encodePhoto } from './encode-photo.ts';
import { hashPhoto } from './store-photo.ts';

// Unblocks the decoders for later tests. In production, only the picture process blocks them.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

async function filesOf(original: Uint8Array, mode: EncodingMode = 'now') {
  const photo = await encodePhoto(original, hashPhoto(original), mode);
  if (typeof photo === 'string') throw new Error(photo);
  return new Map(photo.files.map(({ name, contents }) => [name, contents]));
}

describe('encodePhoto', () => {
  test('encodes WebP and AVIF in each width and strips all metadata', async () => {
    const original = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#12614a' } })
      .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '43/1 5/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();

    const files = await filesOf(original);
    const hash = hashPhoto(original);
    const endings = ['-320.webp', '-640.webp', '-700x500.webp', '-320.avif', '-640.avif', '-700x500.avif'];
    expect([...files.keys()]).toEqual(endings.map((ending) => hash + ending));
    for (const [name, contents] of files) {
      const { format, width, exif, xmp, icc } = await sharp(contents).metadata();
      expect({ format, width }).toEqual({
        format: name.endsWith('.avif') ? 'heif' : 'webp',
        width: Number(/-(\d+)/.exec(name.slice(hash.length))?.[1]),
      });
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('replaces transparency with white', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const [webp = Buffer.of()] = (await filesOf(glass, 'later')).values();
    expect(await sharp(webp).raw().toBuffer()).toEqual(Buffer.alloc(8 * 8 * 3, 255));
  });

  test('creates a master that is visually identical to the picture and from which AVIF files can be encoded later', async () => {
    const photo = readFileSync(new URL('../../demo/foto/trulli-casa-1.webp', import.meta.url));
    const original = await sharp(photo).resize(640).webp({ quality: 95 }).toBuffer();
    const now = await filesOf(original);
    const master = (await filesOf(original, 'later')).get(masterFile({ hash: hashPhoto(original) })) ?? Buffer.of();
    const pixels = await sharp(master).raw().toBuffer();
    const wanted = await sharp(original).raw().toBuffer();
    const error = pixels.reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0);
    expect(error / pixels.length).toBeLessThan(255 ** 2 / 10 ** 4);
    const name = [...now.keys()].find((key) => key.endsWith('-320.avif')) ?? '';
    const later = await encodeFromMaster(master, { name, width: 320, format: 'avif' });
    expect(await sharp(later).metadata()).toMatchObject({ format: 'heif', width: 320 });
    expect(later.length / (now.get(name)?.length ?? 0)).toBeCloseTo(1, 1);
  });
});
