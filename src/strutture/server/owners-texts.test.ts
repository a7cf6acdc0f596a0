import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ANNA, GIULIA, sentCamera } from '../../../test/owner-rooms.ts';
import { BNB, prepareListings } from '../../../test/prepare-listings.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import type { Language } from '../../kernel/language.ts';
import { textMark } from '../rules/translations.ts';
import { readOwnedRecords } from './person-repository.ts';
import { createStruttureService } from './service.ts';

const { rooms, owned, submit, read, edit, editAsAdmin, approve, rowOf, set } = prepareListings();
const service = () => createStruttureService(rooms.db);
const shown = (id: number, language: Language = 'de') => inLanguage(language, () => service().getPublic(id));
const german = (testo: string) => ({ traduzioni: { de: { testo } } });
const UMLAUTS = 'Landhaus unter Ölbäumen & <b>Zypressen</b>';

describe('what an owner says in German', () => {
  test('is sent, approved and shown on German pages alone', async () => {
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

  test('is on the cards of German lists, and in what calls list', async () => {
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

  test('of rooms is shown with each, and what is not said stays Italian', async () => {
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

  test('of the rooms of a whole house, too', async () => {
    const id = await owned('approvata');
    await edit(id, { stanze: [{ nome: 'Mansarda', tipo_letti: '2_singoli', ...german('Dachzimmer') }] });
    expect((await shown(id)).stanze).toEqual([{ nome: 'Dachzimmer', tipo_letti: '2_singoli', is_tradotta: true }]);
    expect((await shown(id, 'en')).stanze).toEqual([{ nome: 'Mansarda', tipo_letti: '2_singoli' }]);
  });

  test('goes as it was typed with the Italian of its moment, and stays when that changes', async () => {
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

  test('waits with a change of the address, is read by the administrator line by line, and can be taken back', async () => {
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

  test('is cleaned by the administrator as the Italian is', async () => {
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
])('%j is refused at its field', async (change, field) => {
  const id = await owned('approvata');
  const before = await rowOf(id);
  await expect(edit(id, change)).rejects.toMatchObject({
    codice: 'DATI_NON_VALIDI',
    campi: { [field]: expect.stringMatching(/./) },
  });
  expect(await rowOf(id)).toEqual(before);
});

test('an owner is given all of them with what we hold', async () => {
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
])('the database keeps none that are %s', async (traduzioni) => {
  const id = await owned('approvata');
  await expect(set(id, { traduzioni })).rejects.toThrow('strutture_traduzioni_check');
});

test('what a machine made is shown with the original, never above the owner, and not of an earlier text', async () => {
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
  const own = await shown(id);
  expect(own.descrizione).toBe('Landhaus');
  expect(own).not.toHaveProperty('originale');
  await edit(id, { descrizione: 'Casale nuovo' });
  expect(await shown(id)).toMatchObject({ descrizione: 'Casale nuovo' });
});
