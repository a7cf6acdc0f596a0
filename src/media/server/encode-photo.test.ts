import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { everyPhotoFile } from '../rules/photo-files.ts';
import { decodePhoto, encodeFile, encodeFromMaster, encodeMaster, hashPhoto } from './encode-photo.ts';

const PICTURE = { width: 700, height: 500, channels: 3, background: '#12614a' } as const;

function picture(size: { width?: number; height?: number } = {}) {
  return sharp({ create: { ...PICTURE, ...size } });
}

async function filesOf(original: Uint8Array) {
  const decoded = await decodePhoto(original);
  const files = new Map<string, Buffer>();
  for (const file of decoded ? everyPhotoFile(decoded) : []) {
    if (decoded) files.set(file.name, await encodeFile(decoded, file));
  }
  return files;
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
    expect(await decodePhoto(lying)).toMatchObject({ width: 500, height: 700 });
  });

  test('is at most 1,920 pixels wide', async () => {
    expect(await decodePhoto(await picture({ width: 3840, height: 2160 }).png().toBuffer())).toMatchObject({
      width: 1920,
      height: 1080,
    });
  });

  test('has no holes: what was transparent is white', async () => {
    const glass = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await decodePhoto(glass))?.pixels).toEqual(Buffer.alloc(8 * 8 * 3, 255));
  });

  test('can be made later of a master copy that nobody can tell from the picture', async () => {
    const decoded = await decodePhoto(readFileSync(new URL('../../server/demo/foto/trullo.webp', import.meta.url)));
    const file = decoded && everyPhotoFile(decoded).at(-1);
    if (!decoded || !file) throw new Error('no picture');
    const master = await encodeMaster(decoded);
    const pixels = await sharp(master).raw().toBuffer();
    const error = pixels.reduce((sum, value, index) => sum + (value - (decoded.pixels[index] ?? 0)) ** 2, 0);
    // A signal-to-noise ratio above 40 dB.
    expect(error / pixels.length).toBeLessThan(255 ** 2 / 10 ** 4);
    const { width, height } = decoded;
    expect(await sharp(await encodeFromMaster(master, file)).metadata()).toMatchObject({
      format: 'heif',
      width,
      height,
    });
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
    expect(await decodePhoto(await original())).toBeNull();
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is accepted', async (format) => {
    expect(await decodePhoto(await picture().toFormat(format).toBuffer())).not.toBeNull();
  });
});

test('the name of a picture depends on its contents alone', () => {
  const original = readFileSync(new URL('../../server/demo/foto/trullo.webp', import.meta.url));
  expect(hashPhoto(original)).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(hashPhoto(Buffer.from(original))).toBe(hashPhoto(original));
  expect(hashPhoto(original.subarray(1))).not.toBe(hashPhoto(original));
});
