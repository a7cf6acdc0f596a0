import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { createMachineTexts } from './machine-texts.ts';
import { createStruttureService } from './service.ts';
import { TranslationError, type Translator } from './translator.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
let now = new Date('2026-11-28T08:00:00Z');
const requests: string[] = [];
let translate: Translator;
const run = createMachineTexts({
  db,
  clock: { now: () => now },
  translator: (text, languages) => {
    requests.push(`${languages.from === 'it' ? '' : `${languages.from}-`}${languages.to} ${text}`);
    return translate(text, languages);
  },
});
const german = async (id: number) =>
  (await inLanguage('de', () => createStruttureService(db).getPublic(id))).descrizione;

beforeEach(async () => {
  await db.deleteFrom('strutture').execute();
  requests.length = 0;
  translate = async (text, { to }) => `${text} (${to})`;
});

test('translates each public text once into every language that has no translation by the owner', async () => {
  const traduzioni = JSON.stringify({ fr: { testo: 'Maison', fonte: '00000000' } });
  const id = await buildStruttura(db, { descrizione: 'Casa', traduzioni });
  await buildStruttura(db, { status: 'in_attesa', descrizione: 'Attesa' });
  await buildStruttura(db, { status: 'sospesa', descrizione: 'Sospesa' });
  await buildStruttura(db, { is_demo: true, descrizione: 'Demo' });
  await run();
  await run();
  expect(requests).toEqual(['de Casa', 'en Casa']);
  expect(await german(id)).toBe('Casa (de)');
});

test('translates a German text into the other languages, and again when the owner changes the language of the text', async () => {
  const lingue_testi = JSON.stringify({ descrizione: 'de' });
  const id = await buildStruttura(db, { descrizione: 'Haus', lingue_testi });
  await run();
  expect(requests).toEqual(['de-en Haus', 'de-fr Haus', 'de-it Haus']);
  const italian = async () => inLanguage('it', () => createStruttureService(db).getPublic(id));
  expect(await italian()).toMatchObject({ descrizione: 'Haus (it)', is_tradotta: true, originale: 'Haus' });
  expect(await german(id)).toBe('Haus');
  const lingue = JSON.stringify({ descrizione: 'en' });
  await db.updateTable('strutture').set({ lingue_testi: lingue }).where('id', '=', id).execute();
  expect((await italian()).descrizione).toBe('Haus');
  requests.length = 0;
  await run();
  expect(requests).toEqual(['en-de Haus', 'en-fr Haus', 'en-it Haus']);
});

test('shows a changed text in Italian until it is translated again', async () => {
  const id = await buildStruttura(db, { descrizione: 'Casa' });
  await run();
  await db.updateTable('strutture').set({ descrizione: 'Casale' }).where('id', '=', id).execute();
  expect(await german(id)).toBe('Casale');
  await run();
  expect(await german(id)).toBe('Casale (de)');
});

test('discards a translation if the text changes during the translation', async () => {
  const id = await buildStruttura(db, { descrizione: 'Casa' });
  translate = async () => {
    await db.updateTable('strutture').set({ descrizione: 'Casale' }).where('id', '=', id).execute();
    return 'Haus';
  };
  await run();
  expect(await db.selectFrom('machine_translations').selectAll().execute()).toEqual([]);
});

test('translates the remaining texts after a failure, and retries the failed text after five minutes', async () => {
  await buildStruttura(db, { descrizione: 'Guasta' });
  const id = await buildStruttura(db, { descrizione: 'Casa' });
  translate = async (text) => {
    if (text === 'Guasta') throw new TranslationError('down', true);
    return 'Haus';
  };
  for (const _ of ['de', 'en', 'fr']) await expect(run()).rejects.toThrow('down');
  await run();
  expect(await german(id)).toBe('Haus');
  const tries = requests.length;
  await run();
  expect(requests).toHaveLength(tries);
  now = new Date(now.getTime() + 5 * 60_000);
  await expect(run()).rejects.toThrow('down');
});

test('stops after the first request and stores nothing if the quota of the service is exhausted', async () => {
  await buildStruttura(db, { descrizione: 'Casa' });
  translate = async () => {
    throw new TranslationError('quota', false);
  };
  await expect(run()).rejects.toThrow('quota');
  expect(requests).toEqual(['de Casa']);
  expect(await db.selectFrom('machine_translations').selectAll().execute()).toEqual([]);
});

test('stores no translation if no translator is configured', async () => {
  await buildStruttura(db);
  await createMachineTexts({ db, clock: { now: () => now }, translator: null })();
  expect(await db.selectFrom('machine_translations').selectAll().execute()).toEqual([]);
});
