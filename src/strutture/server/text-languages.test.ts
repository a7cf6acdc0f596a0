import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ANNA, GIULIA, sentCamera } from '../../../test/owner-rooms.ts';
import { BNB, prepareListings } from '../../../test/prepare-listings.ts';
import type { Language } from '../../kernel/language.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { createStruttureService } from './service.ts';
import * as messages from '../messages/visitor.ts';

const { rooms, owned, submit, read, edit, editAsAdmin, approve, set } = prepareListings();
const service = () => createStruttureService(rooms.db);
const shown = (id: number, language: Language) => inLanguage(language, () => service().getPublic(id));

const GERMAN = {
  descrizione: 'Haus am See',
  animali: 'si',
  animali_nota: 'Nur kleine Hunde',
  regole: 'Bitte Schuhe ausziehen',
  lingue_testi: { descrizione: 'de', animali_nota: 'de', regole: 'de' },
} as const;

describe('a text whose owner wrote it in German', () => {
  test('is sent, shown as German in every language, and never as Italian', async () => {
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

  test('is shown in the words that its owner chose for other languages', async () => {
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

  test('keeps its language in the form of owner and administrator, who edit it', async () => {
    const id = await owned('approvata');
    await edit(id, GERMAN);
    await editAsAdmin(id, { ...GERMAN, gradini: 2 });
    expect((await read(id)).form.lingue_testi).toEqual(GERMAN.lingue_testi);
    expect((await rooms.admin.get(id)).form.lingue_testi).toEqual(GERMAN.lingue_testi);
  });

  test('waits with a change of the address, and the administrator reads the languages before deciding', async () => {
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

test('a German description is found by its words', async () => {
  const { id } = await submit({ ...GERMAN, descrizione: 'Landhaus mit Kachelofen' }, ANNA);
  await approve(id);
  const { rows } = await sql<{ struttura_id: number }>`
    select struttura_id from search_texts where testo @@ plainto_tsquery('italiano', 'Kachelofen')`.execute(rooms.db);
  expect(rows).toEqual([{ struttura_id: id }]);
});

test('a room has the language of its name and notes', async () => {
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

test('a room of a whole house and a caption have their language, too', async () => {
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
])('refuses %j', async (body, field) => {
  const id = await owned('approvata');
  await expect(edit(id, body)).rejects.toMatchObject({ campi: { [field]: expect.any(String) } });
});

test.each([
  { lingue_testi: '{"descrizione": "xx"}' },
  { lingue_testi: '{"nome": "de"}' },
  { lingue_testi: '[]' },
  { traduzioni_testi: '{"descrizione": {}}' },
  { lingue_testi: '{"descrizione": "de"}', traduzioni: '{"de": {"testo": "Haus", "fonte": "00000000"}}' },
])('the database stores no %j', async (columns) => {
  const id = await owned('approvata');
  await expect(set(id, columns)).rejects.toThrow('check constraint');
});
