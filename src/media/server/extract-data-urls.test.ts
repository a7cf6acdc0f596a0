import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { AppError } from '../../kernel/calls/app-error.ts';
import { type ExtractOptions, extractDataUrls } from './extract-data-urls.ts';
import { receivePicture } from './receive-picture.ts';

const root = mkdtempSync(join(tmpdir(), 'ospitalia-corpi-'));
let folders = 0;

afterAll(() => rmSync(root, { recursive: true }));

function newFolder(): string {
  folders += 1;
  return join(root, String(folders));
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function* broken(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
  throw new Error('connection lost');
}

async function* inChunks(bytes: Uint8Array, cuts: readonly number[] = []): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const cut of [...cuts.toSorted((a, b) => a - b), bytes.length]) {
    yield bytes.subarray(at, cut);
    at = cut;
  }
}

async function lift(body: string | Uint8Array, options: Partial<ExtractOptions> & { cuts?: readonly number[] } = {}) {
  const { cuts, ...limits } = options;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const lifted = await extractDataUrls(inChunks(bytes, cuts), { folder: newFolder(), ...limits });
  const read = await Promise.all(
    lifted.pictures.map(async (picture) => picture.read && Buffer.from(await picture.read())),
  );
  const sizes = lifted.pictures.map(({ size }) => size);
  await lifted.cleanUp();
  return { text: lifted.text, read, sizes };
}

async function failureOf(lifting: Promise<unknown>): Promise<Pick<AppError, 'codice' | 'detail'>> {
  const error = await lifting.then(
    () => expect.unreachable('the call should have failed'),
    (failure: unknown) => failure as AppError,
  );
  return { codice: error.codice, detail: error.detail };
}

const TOO_LARGE = { codice: 'TROPPO_GRANDE', detail: 'I dati inviati sono troppo grandi.' };
const picture = Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 7) % 256));
const dataUrl = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

describe('extractDataUrls', () => {
  test('extracts data URLs in order, each as a picture', async () => {
    const body = {
      nome: 'Da «Anna»: data:qui',
      immagini: [dataUrl(picture), 'caricamento:x', dataUrl(Buffer.from('b'))],
    };
    const { text, read } = await lift(JSON.stringify(body));
    expect(JSON.parse(text)).toEqual({ ...body, immagini: ['attachment:0', 'caricamento:x', 'attachment:1'] });
    expect(read).toEqual([picture, Buffer.from('b')]);
  });

  test.each([
    ['escaped slashes, as PHP writes them', dataUrl(picture).replaceAll('/', String.raw`\/`)],
    ['escaped plus signs, as .NET and Gson write them', dataUrl(picture).replaceAll('+', String.raw`\u002B`)],
    ['base64 in lines of 76 characters', dataUrl(picture).replaceAll(/(.{76})/g, String.raw`$1\r\n`)],
    ['a data URL without padding', dataUrl(picture).replaceAll('=', '')],
    [
      'a data URL with a parameter, in upper case',
      dataUrl(picture).replace('image/png;base64', 'IMAGE/PNG;name=a.png;BASE64'),
    ],
    ['a data URL without a type', dataUrl(picture).replace('image/png', '')],
  ])('accepts %s', async (_, url) => {
    expect(await lift(`["${url}"]`)).toMatchObject({ text: '["attachment:0"]', read: [picture] });
  });

  test.each([
    ['data: after an escaped quote', String.raw`{"a":"x\\","b":"\"data:no\"","c":"y\\\""}`],
    ['data: in the middle of a string', '["non data:image/png;base64,AAAA"]'],
    ['data: followed by a space', '["data: 3 maggio"]'],
    ['DATA: in upper case', '["DATA:image/png;base64,AAAA"]'],
    ['JSON without strings', '{"n":[1,null,true]}'],
    ['an attachment reference sent by the client', '["attachment:3"]'],
  ])('ignores %s', async (_, body) => {
    expect(await lift(body)).toEqual({ text: body, read: [], sizes: [] });
  });

  test('extracts the same data URLs regardless of the chunk boundaries', async () => {
    const words = fc.constantFrom(
      'data:',
      dataUrl(picture),
      dataUrl(new Uint8Array()),
      'dat',
      '"',
      '\\',
      'è',
      'data:,x',
      '',
    );
    const bodies = fc.record({ immagini: fc.array(words, { maxLength: 5 }), nome: fc.string(), altro: fc.json() });
    await fc.assert(
      fc.asyncProperty(bodies, fc.array(fc.nat(), { maxLength: 20 }), fc.boolean(), async (body, numbers, asPhp) => {
        const json = JSON.stringify(body);
        const bytes = Buffer.from(asPhp ? json.replaceAll('/', String.raw`\/`) : json);
        const whole = await lift(bytes);
        expect(await lift(bytes, { cuts: numbers.map((number) => number % (bytes.length + 1)) })).toEqual(whole);
        const pictures = whole.read.entries();
        const expected = body.immagini.map((word) =>
          word.startsWith('data:') ? `attachment:${pictures.next().value?.[0]}` : word,
        );
        expect(JSON.parse(whole.text)).toEqual({ ...body, immagini: expected, nome: expect.any(String) });
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['a foreign character', 'data:image/png;base64,AAA*AAAA'],
  ['padding in the middle', 'data:image/png;base64,AA==AAAA'],
  ['one character too many', 'data:image/png;base64,AAAAA'],
  ['too much padding', 'data:image/png;base64,A==='],
  ['no comma', 'data:image/png;base64'],
  ['percent encoding', 'data:image/svg+xml,%3Csvg%3E'],
  ['a very long type', `data:image/${'x'.repeat(2000)};base64,AAAA`],
  ['an invalid escape', String.raw`data:image/png;base64,AAAA\x`],
  ['a non-ASCII letter', 'data:image/png;base64,AAAAèA'],
  ['an empty URL', 'data:'],
  ['no bytes', 'data:image/png;base64,'],
])('returns an empty picture for an invalid data URL: %s', async (_, url) => {
  expect(await lift(`["${url}"]`)).toMatchObject({ text: '["attachment:0"]', read: [Buffer.alloc(0)] });
});

describe('extractDataUrls: limits and temporary files', () => {
  test('counts but does not store a picture above the size limit', async () => {
    const body = JSON.stringify([dataUrl(picture), dataUrl(picture.subarray(1))]);
    const { read, sizes } = await lift(body, { maxPictureBytes: 999, cuts: [100, 200, 300] });
    expect(read).toEqual([null, picture.subarray(1)]);
    expect(sizes).toEqual([1000, 999]);
  });

  test('counts but does not store pictures beyond the maximum number', async () => {
    const { text, read } = await lift(JSON.stringify(Array.from({ length: 12 }, () => dataUrl(picture))));
    expect(JSON.parse(text)).toHaveLength(12);
    expect(read.slice(9)).toEqual([picture, null, null]);
  });

  test('creates files that only the portal’s system user can read and that cleanUp removes', async () => {
    const folder = newFolder();
    const lifted = await extractDataUrls(inChunks(Buffer.from(JSON.stringify([dataUrl(picture)]))), { folder });
    expect(filesIn(folder).map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600]);
    await lifted.cleanUp();
    await lifted.cleanUp();
    expect(filesIn(folder)).toEqual([]);
  });

  test.each([
    ['remaining text above 64 KB', JSON.stringify({ nome: 'x'.repeat(66_000) })],
    ['millions of keys', `{${'"k":0,'.repeat(400_000)}`],
    ['millions of brackets', '['.repeat(3_000_000)],
    ['millions of empty pictures', `[${'"data:",'.repeat(100_000)}`],
  ])('rejects %s and leaves no files', async (_, hostile) => {
    const folder = newFolder();
    const body = `[${JSON.stringify(dataUrl(picture))},${hostile}`;
    expect(await failureOf(lift(body, { folder }))).toEqual(TOO_LARGE);
    expect(filesIn(folder)).toEqual([]);
  });

  test('rejects a body once it exceeds the limit, without reading the rest', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(10_000, '[');
      }
    }
    expect(await failureOf(extractDataUrls(endless(), { folder: newFolder() }))).toEqual(TOO_LARGE);
    expect(given).toBe(7);
  });

  test('rejects a body above the total limit', async () => {
    expect(await failureOf(lift(JSON.stringify([dataUrl(picture)]), { maxBody: 1000 }))).toEqual(TOO_LARGE);
  });

  test('leaves no files if the body is interrupted', async () => {
    const folder = newFolder();
    const body = Buffer.from(`["${dataUrl(picture)}`);
    await expect(extractDataUrls(broken(body), { folder })).rejects.toThrow('connection lost');
    expect(filesIn(folder)).toEqual([]);
  });

  test('returns the text of a body that ends inside a picture, and leaves no files', async () => {
    const folder = newFolder();
    const { text, read } = await lift(`["${dataUrl(picture)}`, { folder });
    expect({ text, read }).toEqual({ text: '["attachment:0', read: [] });
    expect(filesIn(folder)).toEqual([]);
  });

  test('rejects a body whose text outside the pictures is not UTF-8', async () => {
    const folder = newFolder();
    const body = Buffer.concat([Buffer.from(`["${dataUrl(picture)}","`), Buffer.from([0xc3, 0x28]), Buffer.from('"]')]);
    expect(await failureOf(lift(body, { folder }))).toMatchObject({ codice: 'RICHIESTA_NON_VALIDA' });
    expect(filesIn(folder)).toEqual([]);
  });
});

test('removes files that a crash left more than an hour ago and keeps newer files', async () => {
  const folder = mkdtempSync(join(root, 'lasciati-'));
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of ['vecchio', 'nuovo']) writeFileSync(join(folder, name), 'x');
  utimesSync(join(folder, 'vecchio'), twoHoursAgo, twoHoursAgo);
  await lift(JSON.stringify([dataUrl(picture)]), { folder });
  expect(filesIn(folder)).toEqual(['nuovo']);
});

describe('a picture as the request body', () => {
  test('is stored in a file until cleanUp', async () => {
    const folder = newFolder();
    const { picture: received, cleanUp } = await receivePicture(inChunks(picture, [1, 500]), { folder });
    expect(received.size).toBe(1000);
    expect(await received.read?.()).toEqual(picture);
    await cleanUp();
    expect(filesIn(folder)).toEqual([]);
  });

  test('is not stored if it exceeds the size limit', async () => {
    const folder = newFolder();
    const { picture: received } = await receivePicture(inChunks(picture, [400, 600]), { folder, maxBytes: 599 });
    expect(received).toEqual({ size: 600, read: null });
    expect(filesIn(folder)).toEqual([]);
  });

  test('is rejected with SERVIZIO_NON_DISPONIBILE if the disk is not writable', async () => {
    const receiving = receivePicture(inChunks(picture), { folder: '/dev/null/full' });
    expect(await failureOf(receiving)).toMatchObject({ codice: 'SERVIZIO_NON_DISPONIBILE' });
  });

  test('leaves no file if the upload is interrupted', async () => {
    const folder = newFolder();
    await expect(receivePicture(broken(picture), { folder })).rejects.toThrow('connection lost');
    expect(filesIn(folder)).toEqual([]);
  });
});
