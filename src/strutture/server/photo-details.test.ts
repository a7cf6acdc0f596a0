import { describe, expect, test } from 'vitest';
import { ANNA, GIULIA, toReceivedPicture } from '../../../test/owner-rooms.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';
import { createStruttureService } from './service.ts';

const { rooms, owned, submit, read, edit, editAsAdmin, approve } = prepareListings();

const KITCHEN = { stanza: 'cucina', didascalia: 'Il camino acceso d’inverno', fuoco: '40-60' } as const;
const NOTHING = { stanza: null, didascalia: '', fuoco: null };
const FOCUS = '#40-60';
const COLOURS = ['#111111', '#222222'];

const ownPhotos = (id: number) => async (immagini: unknown) =>
  rooms.own.setPhotos(ANNA, id, { immagini, pictures: [] });
const publicPhotos = (id: number) => createStruttureService(rooms.db).listPhotos(id);

describe('what an owner says of a photo', () => {
  test('shows at once, without another look at the photos', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    const saved = await ownPhotos(id)([{ immagine: cover, ...KITCHEN }, second]);
    expect(saved).toMatchObject({ modifica: null, immagini: [`${cover}${FOCUS}`, second] });
    expect(saved.form.dettagli_foto).toEqual([KITCHEN, NOTHING]);
    const { fuoco: _, ...told } = KITCHEN;
    expect(await publicPhotos(id)).toEqual([
      { immagine: `${cover}${FOCUS}`, ...told },
      { immagine: second, stanza: null, didascalia: '' },
    ]);
  });

  test('is taken back by a photo without it, whose address may still say the point', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    const { immagini } = await ownPhotos(id)([{ immagine: cover, ...KITCHEN }, second]);
    const saved = await ownPhotos(id)(immagini);
    expect(saved.form.dettagli_foto).toEqual([NOTHING, NOTHING]);
    expect(saved.immagini).toEqual([cover, second]);
  });

  test('stays where a form says nothing of photos', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    await ownPhotos(id)([{ immagine: cover, ...KITCHEN }, second]);
    expect((await edit(id, { nome: 'Nuovo nome' })).form.dettagli_foto).toEqual([KITCHEN, NOTHING]);
    await editAsAdmin(id, { nome: 'Altro nome' });
    expect((await read(id)).form.dettagli_foto).toEqual([KITCHEN, NOTHING]);
  });

  test('counts as another version', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const { immagini, versione } = await read(id);
    const [cover, second] = immagini;
    expect((await ownPhotos(id)([{ immagine: cover, ...KITCHEN }, second])).versione).not.toBe(versione);
  });

  test('waits with the change that it comes with, is told to who decides, and is taken back with the decision', async () => {
    const id = await owned('approvata', {}, COLOURS);
    const [cover, second] = (await read(id)).immagini;
    await edit(id, { indirizzo: 'Via Nuova 1', immagini: [second, { immagine: cover, ...KITCHEN }] });
    expect((await read(id)).form.dettagli_foto).toEqual([NOTHING, KITCHEN]);
    expect(await publicPhotos(id)).toMatchObject([{ immagine: cover, didascalia: '' }, { immagine: second }]);
    expect((await rooms.admin.get(id)).cambiamenti).toContainEqual({
      campo: 'Foto 2',
      prima: '',
      dopo: 'Cucina, «Il camino acceso d’inverno», al centro il punto a 40\u00a0% da sinistra e 60\u00a0% dall’alto',
    });
    await approve(id);
    expect((await read(id)).form.dettagli_foto).toEqual([NOTHING, KITCHEN]);
    await rooms.admin.undo(GIULIA, id, {});
    expect(await publicPhotos(id)).toMatchObject([{ immagine: cover, didascalia: '' }, { immagine: second }]);
    expect((await read(id)).form.dettagli_foto).toEqual([NOTHING, KITCHEN]);
  });
});

test('a submission carries it, inside the form too; the same one again is the same struttura', async () => {
  const pictures = [await toReceivedPicture('#333333')];
  const fields = { email: ANNA.email, cin: 'IT052015C2PHOTO001' };
  const immagini = [{ immagine: 'attachment:0', ...KITCHEN }];
  const { id } = await submit({ ...fields, immagini }, ANNA, pictures);
  expect((await read(id)).form.dettagli_foto).toEqual([KITCHEN]);
  expect((await submit({ ...fields, immagini }, ANNA, pictures)).id).toBe(id);
  const other = [{ immagine: 'attachment:0', ...KITCHEN, stanza: 'bagno' }];
  expect((await submit({ ...fields, immagini: other }, ANNA, pictures)).id).not.toBe(id);
});

test('of what is not public nobody is told', async () => {
  const hidden = await owned('sospesa', {}, ['#555555']);
  await expect(publicPhotos(hidden)).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  expect(await publicPhotos(await owned('approvata'))).toEqual([]);
});
