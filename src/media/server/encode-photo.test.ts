import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { masterFile } from '../rules/photo-files.ts';
import { type AvifTime, encodeFromMaster, encodePhoto } from './encode-photo.ts';
import { hashPhoto } from './hash-photo.ts';

const PICTURE = { width: 700, height: 500, channels: 3, background: '#12614a' } as const;

function picture(size: { width?: number; height?: number } = {}) {
  return sharp({ create: { ...PICTURE, ...size } });
}

async function filesOf(original: Uint8Array, avif: AvifTime = 'now') {
  const photo = await encodePhoto(original, hashPhoto(original), avif);
  return new Map(photo?.files.map(({ name, contents }) => [name, contents]));
}

describe('every variant of a picture', () => {
  test('is WebP and AVIF, of its own width, and without anything else that the file brought', async () => {
    const original = await picture()
      .withExif({ IFD0: { Copyright: 'Anna' }, IFD3: { GPSLatitude: '43/1 5/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();

    const files = await filesOf(original);
    const hash = hashPhoto(original);
    expect([...files.keys()]).toEqual([
      `${hash}-320.webp`,
      `${hash}-640.webp`,
      `${hash}-700x500.webp`,
      `${hash}-320.avif`,
      `${hash}-640.avif`,
      `${hash}-700x500.avif`,
    ]);
    for (const [name, contents] of files) {
      const { format, width, exif, xmp, icc } = await sharp(contents).metadata();
      expect({ format, width }).toEqual({
        format: name.endsWith('.avif') ? 'heif' : 'webp',
        width: Number(/-(\d+)/.exec(name.slice(hash.length))?.[1]),
      });
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('stands upright, as its EXIF says', async () => {
    const lying = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await encodePhoto(lying, '', 'later')).toMatchObject({ width: 500, height: 700 });
  });

  test('is at most 1,920 pixels wide', async () => {
    expect(await encodePhoto(await picture({ width: 3840, height: 2160 }).png().toBuffer(), '', 'later')).toMatchObject(
      {
        width: 1920,
        height: 1080,
      },
    );
  });

  test('has no holes: what was transparent is white', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const [webp = Buffer.of()] = (await filesOf(glass, 'later')).values();
    expect(await sharp(webp).raw().toBuffer()).toEqual(Buffer.alloc(8 * 8 * 3, 255));
  });

  test('can be made later of a master copy that nobody can tell from the picture', async () => {
    const original = readFileSync(new URL('../../../tools/demo/foto/trullo.webp', import.meta.url));
    const now = await filesOf(original);
    const master = (await filesOf(original, 'later')).get(masterFile({ hash: hashPhoto(original) })) ?? Buffer.of();
    const pixels = await sharp(master).raw().toBuffer();
    const wanted = await sharp(original).raw().toBuffer();
    const error = pixels.reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0);
    // A signal-to-noise ratio above 40 dB.
    expect(error / pixels.length).toBeLessThan(255 ** 2 / 10 ** 4);
    const name = [...now.keys()].find((key) => key.endsWith('-320.avif')) ?? '';
    const later = await encodeFromMaster(master, { name, width: 320, format: 'avif' });
    expect(await sharp(later).metadata()).toMatchObject({ format: 'heif', width: 320 });
    expect(later.length / (now.get(name)?.length ?? 0)).toBeCloseTo(1, 1);
  });

  test('of one pixel stays one pixel', async () => {
    const files = await filesOf(await picture({ width: 1, height: 1 }).png().toBuffer());
    expect(files.size).toBe(2);
  });
});

describe('what is no picture of an accepted format is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  test.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', async () => new Uint8Array()],
    ['text', async () => Buffer.from('<html></html>')],
    ['an SVG', async () => Buffer.from(svg)],
    ['a GIF', () => picture().gif().toBuffer()],
    ['a TIFF', () => picture().tiff().toBuffer()],
    ['half a JPEG', async () => (await picture().jpeg().toBuffer()).subarray(0, 600)],
    ['more than 40 megapixels', () => picture({ width: 8000, height: 6000 }).png().toBuffer()],
  ])('%s', async (_, original) => {
    expect(await encodePhoto(await original(), '', 'later')).toBeNull();
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is accepted', async (format) => {
    expect(await encodePhoto(await picture().toFormat(format).toBuffer(), '', 'later')).not.toBeNull();
  });
});

test('the name of a picture depends on its contents alone', () => {
  const original = readFileSync(new URL('../../../tools/demo/foto/trullo.webp', import.meta.url));
  expect(hashPhoto(original)).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(hashPhoto(Buffer.from(original))).toBe(hashPhoto(original));
  expect(hashPhoto(original.subarray(1))).not.toBe(hashPhoto(original));
});
