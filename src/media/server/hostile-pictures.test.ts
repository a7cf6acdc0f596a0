import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { toReceivedPicture, NOTHING_STORED, openTestMedia, picture } from '../../../test/build-media.ts';
import { openOnce } from '../../../test/open-once.ts';
import { extractDataUrls } from './extract-data-urls.ts';
import * as messages from '../messages/visitor.ts';

const place = openOnce(openTestMedia);
afterEach(() => place.empty());

const MAX_BYTES = 5_242_880;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const XXE = `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${SVG.replace('<script>', '<text>&a;</text><script>')}`;
const SCRIPT = '<script>alert(document.domain)</script>';

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#12614a' }, limitInputPixels: false });
}

function chunk(type: string, contents: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), contents]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(contents.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

function pngBomb(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc((1 + width / 8) * rows)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

async function withFlippedBit(): Promise<Buffer> {
  const bytes = await picture();
  const at = bytes.indexOf('IDAT') + 12;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

function heic(): Buffer {
  const brand = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([brand, Buffer.alloc(2000)]);
}

const END = Buffer.from([0xff, 0xd9]);

function noisyJpeg(options = {}): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 300, height: 200, channels: 3, background: 'white', noise } })
    .jpeg(options)
    .toBuffer();
}

async function withBytes(marker: number, bytes: Buffer): Promise<Buffer> {
  const jpeg = await noisyJpeg();
  const at = jpeg.indexOf(Buffer.from([0xff, marker])) + (marker === 0xd8 ? 2 : 0);
  return Buffer.concat([jpeg.subarray(0, at), bytes, jpeg.subarray(at)]);
}

function segment(marker: number, contents: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, 0, contents.length + 2]), Buffer.from(contents, 'latin1')]);
}

/** Returns a sequential JPEG with an invalid end of spectral selection (`Se`). Some cameras write such files. */
async function withOddScan(): Promise<Buffer> {
  const jpeg = await noisyJpeg();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 2;
  jpeg.writeUInt8(5, scan + jpeg.readUInt16BE(scan) - 2);
  return jpeg;
}

const refused: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['an empty file', () => new Uint8Array()],
  ['a file of one byte', () => Buffer.from([0xff])],
  ['an HTML page', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['an SVG', () => Buffer.from(SVG)],
  ['an SVG with an XML head', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['an SVG that reads files', () => Buffer.from(XXE)],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['a GIF that is also a script', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['a BMP', () => Buffer.from('BM\u00006\0\0\0\0\0\0\u0000', 'latin1')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
  ['a zip', () => Buffer.from('PK\u0003\u0004', 'latin1')],
  ['half a JPEG', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 2000)],
  ['a JPEG without its last hundred bytes', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, -100)],
  ['half a PNG', async () => (await picture()).subarray(0, 400)],
  ['half a WebP', async () => (await plain(900, 900).webp().toBuffer()).subarray(0, 200)],
  ['half an AVIF', async () => (await plain(900, 900).avif().toBuffer()).subarray(0, -100)],
  ['a PNG with a wrong checksum', withFlippedBit],
  ['a PNG that declares 40 megapixels and has none', () => pngBomb(8000, 5000, 10)],
  ['a PNG that declares 2 billion pixels per side', () => pngBomb(2_000_000_000, 2_000_000_000, 0)],
  ['half a JPEG with an end marker', async () => Buffer.concat([(await noisyJpeg()).subarray(0, 9000), END])],
  ['half a progressive JPEG', async () => (await noisyJpeg({ progressive: true })).subarray(0, 9000)],
];

const oversized: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['a PNG of 16,000 × 16,000', () => pngBomb(16_000, 16_000, 16_000)],
  ['a PNG one row above 40 megapixels', () => plain(10_000, 4001).png().toBuffer()],
  ['a JPEG above 40 megapixels', () => plain(8000, 6000).jpeg().toBuffer()],
  ['a WebP above 40 megapixels', () => plain(8000, 6000).webp({ effort: 0 }).toBuffer()],
];

async function expectRefusal(bytes: Uint8Array, refusal: { codice: string; detail: string }): Promise<void> {
  expect(bytes.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  await expect(place.media.upload(toReceivedPicture(bytes), 'casa.jpg')).rejects.toMatchObject(refusal);
  const both = [toReceivedPicture(await picture()), toReceivedPicture(bytes)];
  await expect(place.media.storeAll(both, ['', 'casa.jpg'])).rejects.toMatchObject(refusal);
  expect(await place.stored()).toEqual(NOTHING_STORED);
}

describe('validation of uploads (JPEG, PNG, WebP and AVIF only)', () => {
  test.each(refused)('rejects %s', async (_, make) => {
    const detail = "Il file casa.jpg non è un'immagine valida.";
    await expectRefusal(await make(), { codice: 'FORMATO_NON_SUPPORTATO', detail });
  });

  test.each(oversized)('rejects %s and names the megapixel limit', async (_, make) => {
    const detail = 'Il file casa.jpg ha troppi pixel. Massimo 40 megapixel per immagine.';
    await expectRefusal(await make(), { codice: 'TROPPO_GRANDE', detail });
  });

  test('rejects a HEIC file, recognised by its content, and names the format', async () => {
    await expectRefusal(heic(), { codice: 'FORMATO_NON_SUPPORTATO', detail: messages.photoFaults.heic('casa.jpg') });
  });

  test.each([
    ['5 MB and one byte', { size: MAX_BYTES + 1, read: async () => Buffer.alloc(MAX_BYTES + 1) }],
    ['a picture without stored bytes', { size: 60_000_000, read: null }],
  ])('rejects a file above 5 MB: %s', async (_, large) => {
    const refusal = { codice: 'TROPPO_GRANDE', detail: 'Il file casa.jpg è troppo grande. Massimo 5MB per immagine.' };
    await expect(place.media.upload(large, 'casa.jpg')).rejects.toMatchObject(refusal);
    await expect(place.media.storeAll([large], ['casa.jpg'])).rejects.toMatchObject(refusal);
    expect(await place.stored()).toEqual(NOTHING_STORED);
  });

  test.each([
    ['../../<img src=x onerror=alert(1)>.jpg', '../../<img src=x onerror=alert(1)>.jpg'],
    ['casa\u0000.jpg\r\nX: y', 'casa.jpgX: y'],
    ['gpj.\u202eexe', 'gpj.exe'],
    ['\u200b\u200b', 'inviato'],
    ['à'.repeat(500), 'à'.repeat(80)],
  ])(
    'for the file name %j, shows the cleaned name %j in the error message and omits it from the URL',
    async (name, shown) => {
      await expect(place.media.upload(toReceivedPicture(Buffer.from(SVG)), name)).rejects.toMatchObject({
        detail: `Il file ${shown} non è un'immagine valida.`,
      });
      const { url } = await place.media.upload(toReceivedPicture(await picture()), name);
      expect(url).toMatch(/^\/foto\/[\w-]{22}-400x300\.webp$/);
    },
  );
});

test.each<[string, () => Promise<Buffer>]>([
  ['unusual scan parameters', withOddScan],
  ['zeros before the scan', () => withBytes(0xda, Buffer.alloc(6))],
  ['an unusual Adobe marker', () => withBytes(0xd8, segment(0xee, 'Adobe\0d\0\0\0\0\u0007'))],
  ['invalid EXIF', () => withBytes(0xd8, segment(0xe1, 'Exif\0\0rubbish'))],
  ['an invalid colour profile', () => withBytes(0xd8, segment(0xe2, 'ICC_PROFILE\0\u0001\u0001rubbish'))],
  ['bytes after the end marker', async () => Buffer.concat([await noisyJpeg(), Buffer.alloc(3000, 7)])],
  ['all pixels but no end marker', async () => (await noisyJpeg()).subarray(0, -2)],
  ['several scans', () => noisyJpeg({ progressive: true })],
])('accepts a JPEG with %s despite the decoding warning, as browsers do', async (_, make) => {
  expect(await place.upload(await make())).toMatchObject({ width: 300, height: 200 });
});

describe('re-encoding of accepted pictures', () => {
  async function storedFiles(bytes: Uint8Array): Promise<Buffer[]> {
    await place.media.addPhoto(bytes, '');
    const { hash, width, height } = await place.database.db
      .selectFrom('photos')
      .select(['hash', 'width', 'height'])
      .executeTakeFirstOrThrow();
    const names = ['webp', 'avif'].map((format) => `${hash}-${width}x${height}.${format}`);
    return Promise.all(names.map(async (name) => Buffer.from((await place.storage.read(name)) ?? [])));
  }

  test.each<[string, () => Promise<Uint8Array>, number, number]>([
    ['a PNG of 1 × 1', () => plain(1, 1).png().toBuffer(), 1, 1],
    ['a one-bit PNG of exactly 40 megapixels', async () => pngBomb(8000, 5000, 5000), 1920, 1200],
    ['a PNG of exactly 40 megapixels', () => plain(10_000, 4000).png().toBuffer(), 1920, 768],
    ['an AVIF', () => plain(64, 48).avif().toBuffer(), 64, 48],
    ['a PNG of 16 bits', () => plain(64, 48).toColourspace('rgb16').png().toBuffer(), 64, 48],
    ['an interlaced PNG', () => plain(64, 48).png({ progressive: true }).toBuffer(), 64, 48],
    ['a grey JPEG', () => plain(64, 48).greyscale().jpeg().toBuffer(), 64, 48],
    ['a JPEG in CMYK', () => plain(64, 48).toColourspace('cmyk').jpeg().toBuffer(), 64, 48],
    ['a PNG of 10 × 16,000', () => plain(10, 16_000).png().toBuffer(), 5, 7680],
    [
      'the first frame of an animation',
      async () => {
        const frames = await plain(40, 60).raw().toBuffer();
        return sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 20 } })
          .webp({ delay: [50, 50, 50] })
          .toBuffer();
      },
      40,
      20,
    ],
  ])('re-encodes %s', async (_, make, width, height) => {
    expect(await place.upload(await make())).toMatchObject({ width, height });
  });

  const withScript = plain(64, 48).withExif({ IFD0: { ImageDescription: SCRIPT } });
  test.each<[string, () => Promise<Buffer>]>([
    ['a script after a JPEG', async () => Buffer.concat([await plain(64, 48).jpeg().toBuffer(), Buffer.from(SCRIPT)])],
    ['a script after a PNG', async () => Buffer.concat([await plain(64, 48).png().toBuffer(), Buffer.from(SCRIPT)])],
    ['a script in a JPEG', () => withScript.jpeg().toBuffer()],
  ])('removes %s', async (_, make) => {
    const original = await make();
    expect(original.includes('<script>')).toBe(true);
    for (const file of await storedFiles(original)) {
      expect(file.length).toBeGreaterThan(0);
      expect(file.includes('<script>')).toBe(false);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'removes the capture time and location from a picture of type %s',
    async (format) => {
      const original = await plain(64, 48)
        .withExif({
          IFD0: { Make: 'Canon', Copyright: 'Anna' },
          IFD2: { DateTimeOriginal: '2026:08:14 10:00:00' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 5/1 0/1' },
        })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>43.0833N</a></x:xmpmeta>')
        .toFormat(format)
        .toBuffer();
      expect(await sharp(original).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
      for (const file of await storedFiles(original)) {
        const { exif, xmp, iptc, icc, orientation, comments } = await sharp(file).metadata();
        expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
        for (const word of ['Canon', 'Anna', '2026:08', '43.0833']) expect(file.includes(word)).toBe(false);
      }
    },
  );

  test('strips metadata from the master', async () => {
    const picked = plain(64, 48).withExif({ IFD0: { Make: 'Canon' } });
    const { url } = await place.upload(await picked.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const master = await place.storage.read(`${/[\w-]{22}/.exec(url)?.[0]}.jpg`);
    const { exif, orientation, width } = await sharp(master ?? Buffer.of()).metadata();
    expect({ exif, orientation, width }).toEqual({ width: 48 });
  });
});

test('determines the type of a data URL by its content, not by the declared type', async () => {
  const png = await picture();
  const urls = [
    `data:text/html;base64,${png.toString('base64')}`,
    `data:image/png;base64,${Buffer.from(SVG).toString('base64')}`,
    'data:image/png;base64,!!!!',
    `data:image/svg+xml,${encodeURIComponent(SVG)}`,
  ];
  async function* body() {
    yield Buffer.from(JSON.stringify(urls));
  }
  const { pictures, cleanUp } = await extractDataUrls(body(), { folder: `${place.dataDir}/in-arrivo` });
  const uploads = pictures.map((one, index) => place.media.upload(one, `${index}`).then(({ width }) => width));
  const outcomes = await Promise.all(uploads.map((upload) => upload.catch((error: Error) => error.message)));
  await cleanUp();
  const invalid = (index: number) => `Il file ${index} non è un'immagine valida.`;
  expect(outcomes).toEqual([400, invalid(1), invalid(2), invalid(3)]);
});
