import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ANNA, GIULIA, sentCamera } from '../../../test/owner-modules.ts';
import { BNB, prepareListings } from '../../../test/prepare-listings.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import type { Language } from '../../kernel/language.ts';
import { textMark } from '../rules/translations.ts';
import { readOwnedRecords } from './person-repository.ts';
import { createStruttureService } from './service.ts';
import { sql } from 'kysely';
import * as messages from '../messages/visitor.ts';

const { modules: rooms, owned, submit, read, edit, editAsAdmin, approve, rowOf, set } = prepareListings();
const service = () => createStruttureService(rooms.db);
const shown = (id: number, language: Language = 'de') => inLanguage(language, () => service().getPublic(id));
const german = (testo: string) => ({ traduzioni: { de: { testo } } });
const UMLAUTS = 'Landhaus unter Ölbäumen & <b>Zypressen</b>';

describe('a German translation by the owner', () => {
  test('can be submitted and approved, and is shown only on German pages', async () => {
    const { id } = await submit(german(UMLAUTS), ANNA);
    await approve(id);
    expect(await shown(id)).toMatchObject({ descrizione: UMLAUTS, is_tradotta: true });
    for (const language of ['it', 'en', 'fr'] as const) {
      const { descrizione, ...home } = await shown(id, language);
      expect(descrizione).toBe((await rowOf(id)).descrizione);
      expect(home).not.toHaveProperty('is_tradotta');
      expect(home).not.toHaveProperty('originale');
      expect(home).not.toHaveProperty('traduzioni');
    }
  });

  test('is shown on German cards and lists', async () => {
    const id = await owned('approvata');
    await edit(id, german('Haus. '.repeat(60)));
    const [card] = await inLanguage('de', () => service().cardsOf([id]));
    expect(card).toMatchObject({ is_tradotta: true, descrizione: expect.stringMatching(/^(?:Haus\. ){20,}Haus…$/) });
    const [listed] = await inLanguage('de', () => service().listedOf([id]));
    expect(listed).toMatchObject({ is_tradotta: true, descrizione: 'Haus. '.repeat(60).trim() });
    const [italian] = await service().cardsOf([id]);
    expect(italian).not.toHaveProperty('is_tradotta');
    expect(italian).not.toHaveProperty('traduzioni');
  });

  test('is shown for each translated room, while other texts stay Italian', async () => {
    const id = await owned('approvata', BNB);
    const { camere } = (await read(id)).form;
    const [first, ...others] = camere;
    await edit(id, {
      ...BNB,
      camere: [{ ...first, ...german('Sonnenzimmer') }, ...others, sentCamera({ nome_camera: 'Luna' })],
    });
    const there = await shown(id);
    expect(there.camere[0]).toMatchObject({
      nome_camera: 'Sonnenzimmer',
      is_tradotta: true,
      originale: first?.nome_camera,
    });
    expect(there.camere.at(-1)).toMatchObject({ nome_camera: 'Luna' });
    expect(there.camere.at(-1)).not.toHaveProperty('is_tradotta');
    expect((await shown(id, 'it')).camere[0]).toMatchObject({ nome_camera: first?.nome_camera });
  });

  test('is shown for the rooms of a whole home', async () => {
    const id = await owned('approvata');
    await edit(id, { stanze: [{ nome: 'Mansarda', tipo_letti: '2_singoli', ...german('Dachzimmer') }] });
    expect((await shown(id)).stanze).toEqual([{ nome: 'Dachzimmer', tipo_letti: '2_singoli', is_tradotta: true }]);
    expect((await shown(id, 'en')).stanze).toEqual([{ nome: 'Mansarda', tipo_letti: '2_singoli' }]);
  });

  test('keeps the fingerprint of its original when the Italian text changes', async () => {
    const id = await owned('approvata');
    await edit(id, { descrizione: 'Casale', ...german('Landhaus') });
    const { traduzioni } = (await read(id)).form;
    expect(traduzioni).toEqual({ de: { testo: 'Landhaus', fonte: textMark('Casale') } });
    await edit(id, { descrizione: 'Casale nuovo', traduzioni });
    expect((await read(id)).form.traduzioni).toEqual(traduzioni);
    expect(await shown(id)).toMatchObject({ descrizione: 'Landhaus' });
    await edit(id, { descrizione: 'Casale nuovo' });
    expect((await read(id)).form.traduzioni).toEqual({});
  });

  test('waits for approval if the edit also changes the address, and is undone together with the edit', async () => {
    const id = await owned('approvata');
    await edit(id, { indirizzo: 'Via Nuova 1', ...german('Landhaus') });
    expect(await shown(id)).not.toHaveProperty('is_tradotta');
    const { cambiamenti } = await rooms.admin.get(id);
    expect(cambiamenti).toContainEqual({ campo: 'Descrizione in tedesco', prima: '', dopo: 'Landhaus' });
    await approve(id);
    expect(await shown(id)).toMatchObject({ descrizione: 'Landhaus' });
    await rooms.admin.undo(GIULIA, id, {});
    expect(await shown(id)).not.toHaveProperty('is_tradotta');
  });

  test('can be replaced or removed by an administrator', async () => {
    const id = await owned('approvata');
    await edit(id, german('Buchen Sie bei mir: 333 555 0101'));
    await editAsAdmin(id, german('Landhaus'));
    expect(await shown(id)).toMatchObject({ descrizione: 'Landhaus' });
    await editAsAdmin(id, {});
    expect(await shown(id)).not.toHaveProperty('is_tradotta');
  });
});

test.each([
  [{ traduzioni: { xx: { testo: 'Casa' } } }, 'traduzioni'],
  [{ traduzioni: { it: { testo: 'Casa' } } }, 'traduzioni'],
  [german('x'.repeat(5001)), 'traduzioni.de'],
  [{ stanze: [{ nome: 'Uno', tipo_letti: '2_singoli', ...german('x'.repeat(61)) }] }, 'stanze.0.traduzioni.de'],
])('rejects the translations $0 and names the field $1', async (change, field) => {
  const id = await owned('approvata');
  const before = await rowOf(id);
  await expect(edit(id, change)).rejects.toMatchObject({
    codice: 'DATI_NON_VALIDI',
    campi: { [field]: expect.stringMatching(/./) },
  });
  expect(await rowOf(id)).toEqual(before);
});

test("includes translations in the owner's data export", async () => {
  const id = await owned('approvata');
  await edit(id, german('Landhaus'));
  const { strutture } = await readOwnedRecords(rooms.db, ANNA.email);
  expect(strutture).toContainEqual(
    expect.objectContaining({ id, traduzioni: { de: expect.objectContaining({ testo: 'Landhaus' }) } }),
  );
});

test.each([
  '[]',
  '{"xx": {"testo": "Haus", "fonte": "00000000"}}',
  '{"de": {"testo": " ", "fonte": "00000000"}}',
  '{"de": {"testo": "Haus"}}',
  '{"de": "Haus"}',
  JSON.stringify({ de: { testo: 'x'.repeat(5001), fonte: '00000000' } }),
])('the database rejects the translations $0', async (traduzioni) => {
  const id = await owned('approvata');
  await expect(set(id, { traduzioni })).rejects.toThrow('strutture_traduzioni_check');
});

test('shows a machine translation with its original until the text changes, and never in place of the owner’s translation', async () => {
  const id = await owned('approvata');
  await edit(id, { descrizione: 'Casale' });
  const made = {
    struttura_id: id,
    language: 'de',
    source_hash: createHash('md5').update('Casale').digest('hex'),
  } as const;
  await rooms.db
    .insertInto('machine_translations')
    .values({ ...made, text: 'Bauernhaus' })
    .execute();
  expect(await shown(id)).toMatchObject({ descrizione: 'Bauernhaus', is_tradotta: true, originale: 'Casale' });
  expect(await shown(id, 'en')).toMatchObject({ descrizione: 'Casale' });
  const [card] = await inLanguage('de', () => service().cardsOf([id]));
  expect(card).toMatchObject({ descrizione: 'Casale' });
  await edit(id, { descrizione: 'Casale', ...german('Landhaus') });
  const home = await shown(id);
  expect(home.descrizione).toBe('Landhaus');
  expect(home).not.toHaveProperty('originale');
  await edit(id, { descrizione: 'Casale nuovo' });
  expect(await shown(id)).toMatchObject({ descrizione: 'Casale nuovo' });
});

const GERMAN = {
  descrizione: 'Haus am See',
  animali: 'si',
  animali_nota: 'Nur kleine Hunde',
  regole: 'Bitte Schuhe ausziehen',
  lingue_testi: { descrizione: 'de', animali_nota: 'de', regole: 'de' },
} as const;

describe('a text written in German by its owner', () => {
  test('is marked as German, and not as a translation, on pages in every language', async () => {
    const { id } = await submit(GERMAN, ANNA);
    await approve(id);
    for (const language of ['it', 'en', 'de', 'fr'] as const) {
      const home = await shown(id, language);
      expect(home).toMatchObject(GERMAN);
      expect(home).not.toHaveProperty('is_tradotta');
      const [card] = await inLanguage(language, () => service().cardsOf([id]));
      expect(card).toMatchObject({ descrizione: GERMAN.descrizione, lingua: 'de' });
      expect(card).not.toHaveProperty('is_tradotta');
    }
  });

  test('is replaced on a page in another language if the owner translated it into that language', async () => {
    const id = await owned('approvata');
    await edit(id, {
      ...GERMAN,
      traduzioni: { it: { testo: 'Casa sul lago' } },
      traduzioni_testi: {
        animali_nota: { it: { testo: 'Solo cani piccoli' } },
        regole: { fr: { testo: 'Sans chaussures' } },
      },
    });
    expect(await shown(id, 'it')).toMatchObject({
      descrizione: 'Casa sul lago',
      is_tradotta: true,
      animali_nota: 'Solo cani piccoli',
      regole: GERMAN.regole,
      lingue_testi: { descrizione: 'de', animali_nota: 'it', regole: 'de' },
    });
    const [card] = await service().cardsOf([id]);
    expect(card).toMatchObject({ descrizione: 'Casa sul lago', is_tradotta: true });
    expect(await shown(id, 'fr')).toMatchObject({
      regole: 'Sans chaussures',
      lingue_testi: { descrizione: 'de', animali_nota: 'de', regole: 'fr' },
    });
    expect(await shown(id, 'de')).toMatchObject(GERMAN);
  });

  test('keeps its language in edits by owners and administrators', async () => {
    const id = await owned('approvata');
    await edit(id, GERMAN);
    await editAsAdmin(id, { ...GERMAN, gradini: 2 });
    expect((await read(id)).form.lingue_testi).toEqual(GERMAN.lingue_testi);
    expect((await rooms.admin.get(id)).form.lingue_testi).toEqual(GERMAN.lingue_testi);
  });

  test('waits for approval if the edit also changes the address, and the administrator sees the language of each text', async () => {
    const id = await owned('approvata');
    await edit(id, { ...GERMAN, indirizzo: 'Via Nuova 1' });
    const { cambiamenti } = await rooms.admin.get(id);
    expect(cambiamenti).toContainEqual({
      campo: messages.storyFieldLabels.lingue_testi,
      prima: '',
      dopo: 'Descrizione: tedesco; Nota sugli animali: tedesco; Regole della casa: tedesco',
    });
    expect((await shown(id, 'de')).lingue_testi).toEqual({});
    await approve(id);
    expect((await shown(id, 'de')).lingue_testi).toEqual(GERMAN.lingue_testi);
    await rooms.admin.undo(GIULIA, id, {});
    expect((await shown(id, 'de')).lingue_testi).toEqual({});
  });
});

test('indexes the words of a German description', async () => {
  const { id } = await submit({ ...GERMAN, descrizione: 'Landhaus mit Kachelofen' }, ANNA);
  await approve(id);
  const { rows } = await sql<{ struttura_id: number }>`
    select struttura_id from search_texts where testo @@ plainto_tsquery('italiano', 'Kachelofen')`.execute(rooms.db);
  expect(rows).toEqual([{ struttura_id: id }]);
});

test('stores the language of a room, and shows its translated name on Italian pages', async () => {
  const id = await owned('approvata', BNB);
  await edit(id, {
    ...BNB,
    camere: [
      sentCamera({
        nome_camera: 'Sonnenzimmer',
        lingua: 'de',
        traduzioni: { it: { testo: 'Camera del sole', fonte: '00000000' } },
      }),
      sentCamera({ nome_camera: 'Luna' }),
    ],
  });
  expect((await shown(id, 'en')).camere).toMatchObject([
    { nome_camera: 'Sonnenzimmer', lingua: 'de' },
    { nome_camera: 'Luna' },
  ]);
  expect((await shown(id, 'en')).camere[1]).not.toHaveProperty('lingua');
  expect((await shown(id, 'it')).camere[0]).toMatchObject({
    nome_camera: 'Camera del sole',
    lingua: 'de',
    is_tradotta: true,
    originale: 'Sonnenzimmer',
  });
});

test('stores a language for a room of a whole home and for a caption', async () => {
  const id = await owned('approvata', {}, ['#111111']);
  const stanze = [{ nome: 'Dachzimmer', tipo_letti: '2_singoli', lingua: 'de' }];
  const [immagine] = (await read(id)).immagini;
  const caption = { immagine, stanza: null, didascalia: 'Der Kamin', lingua: 'de' };
  await edit(id, { stanze, immagini: [{ ...caption, fuoco: null }] });
  expect((await shown(id, 'it')).stanze).toEqual(stanze);
  expect(await service().listPhotos(id)).toEqual([caption]);
  expect((await read(id)).form.dettagli_foto).toEqual([
    { stanza: null, didascalia: 'Der Kamin', fuoco: null, lingua: 'de' },
  ]);
});

test.each([
  [{ lingue_testi: { descrizione: 'xx' } }, 'lingue_testi'],
  [{ lingue_testi: { nome: 'de' } }, 'lingue_testi'],
  [{ lingue_testi: { descrizione: 'de' }, traduzioni: { de: { testo: 'Haus' } } }, 'traduzioni'],
  [{ traduzioni_testi: { regole: { it: { testo: 'Regole' } } }, regole: 'Piano' }, 'traduzioni_testi.regole'],
  [{ stanze: [{ nome: 'Uno', tipo_letti: '2_singoli', lingua: 'xx' }] }, 'stanze.0.lingua'],
])('rejects %j and names the field %s', async (body, field) => {
  const id = await owned('approvata');
  await expect(edit(id, body)).rejects.toMatchObject({ campi: { [field]: expect.any(String) } });
});

test.each([
  { lingue_testi: '{"descrizione": "xx"}' },
  { lingue_testi: '{"nome": "de"}' },
  { lingue_testi: '[]' },
  { traduzioni_testi: '{"descrizione": {}}' },
  { lingue_testi: '{"descrizione": "de"}', traduzioni: '{"de": {"testo": "Haus", "fonte": "00000000"}}' },
])('the database rejects the languages or translations %j', async (columns) => {
  const id = await owned('approvata');
  await expect(set(id, columns)).rejects.toThrow('check constraint');
});
