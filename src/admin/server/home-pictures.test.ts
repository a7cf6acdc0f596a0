import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GIULIA, openOwnerModules, type OwnerModules } from '../../../test/owner-modules.ts';
import { takePublishedTags } from '../../../test/published-tags.ts';
import { createHomePicturesService } from './home-pictures-service.ts';
import { recordAction } from './service.ts';

let rooms: OwnerModules;
let pictures: ReturnType<typeof createHomePicturesService>;

beforeAll(async () => {
  rooms = await openOwnerModules();
  const { db } = rooms.database;
  pictures = createHomePicturesService({ db, readDb: db, media: rooms.media, record: recordAction });
});
afterAll(() => rooms.close());

async function upload(width: number, height: number, background: string): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return (await rooms.media.upload({ size: bytes.byteLength, read: async () => bytes }, 'foto.jpg')).immagine;
}

async function lines() {
  const { rows } = await rooms.database.pool.query(
    "select azione, prima, dopo, username from registro_azioni where azione = 'foto_chi_siamo' order by id",
  );
  return rows;
}

test('replaces a home page picture repeatedly, restores the default and records each change', async () => {
  expect(await pictures.list()).toEqual([]);
  const first = await upload(160, 90, '#8a5a2b');
  await pictures.set(GIULIA, 13, { immagine: await upload(120, 80, '#2b8a5a'), didascalia: 'Una casa' });
  const second = await upload(200, 100, '#2b5a8a');
  const set = await pictures.set(GIULIA, 2, { immagine: first, didascalia: ' La casa di Anna ' });
  expect(set.map(({ posizione, didascalia }) => [posizione, didascalia])).toEqual([
    [2, 'La casa di Anna'],
    [13, 'Una casa'],
  ]);
  expect(set[0]?.url).toMatch(/-160x90\.webp$/);
  const again = await pictures.set(GIULIA, 2, { immagine: second, didascalia: 'Il mare' });
  expect(again[0]).toMatchObject({
    posizione: 2,
    didascalia: 'Il mare',
    url: expect.stringMatching(/-200x100\.webp$/),
  });
  await pictures.set(GIULIA, 2, { immagine: again[0]?.url, didascalia: 'Il mare di Puglia' });
  expect((await pictures.reset(GIULIA, 2)).map(({ posizione }) => posizione)).toEqual([13]);
  expect(await pictures.reset(GIULIA, 2)).toHaveLength(1);
  expect((await lines()).map(({ prima, dopo }) => [dopo.posizione, prima.didascalia, dopo.didascalia])).toEqual([
    [13, null, 'Una casa'],
    [2, null, 'La casa di Anna'],
    [2, 'La casa di Anna', 'Il mare'],
    [2, 'Il mare', 'Il mare di Puglia'],
    [2, 'Il mare di Puglia', null],
  ]);
});

describe('setting a home page picture rejects', () => {
  test.each([
    ['a missing picture', { didascalia: 'Casa' }, 'Scegli una foto.'],
    ['an external picture', { immagine: 'https://example.com/a.jpg', didascalia: 'Casa' }, 'Scegli una foto.'],
    ['an unknown upload', { immagine: `caricamento:${crypto.randomUUID()}`, didascalia: 'Casa' }, 'Scegli una foto.'],
    ['a blank caption', { didascalia: ' \u200b ' }, 'Scrivi che cosa si vede nella foto.'],
    [
      'a caption that is too long',
      { didascalia: 'x'.repeat(121) },
      'La didascalia può avere al massimo 120 caratteri.',
    ],
  ])('%s', async (_, body, detail) => {
    const before = await pictures.list();
    await expect(pictures.set(GIULIA, 5, body)).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
    expect(await pictures.list()).toEqual(before);
  });

  test('a portrait picture', async () => {
    const immagine = await upload(90, 160, '#112233');
    await expect(pictures.set(GIULIA, 5, { immagine, didascalia: 'Una torre' })).rejects.toMatchObject({
      detail: 'La foto non è orizzontale: scegline una larga almeno un terzo più di quanto è alta.',
    });
  });
});

test('setting a home page picture protects its photo from the orphan sweep, and invalidates the cached home page', async () => {
  await takePublishedTags(rooms.database.db);
  await pictures.set(GIULIA, 7, { immagine: await upload(170, 90, '#445566'), didascalia: 'Le colline' });
  const { db } = rooms.database;
  await db
    .updateTable('photo_uploads')
    .set({ held_until: new Date(0) })
    .execute();
  await db.deleteFrom('photo_uploads').execute();
  await rooms.media.sweepOrphans();
  expect((await pictures.list()).map(({ posizione }) => posizione)).toContain(7);
  expect(await takePublishedTags(db)).toContainEqual(['n']);
});
