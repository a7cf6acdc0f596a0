import { describe, expect, test } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import { ANNA, nextCin, sentCamera, toReceivedPicture } from '../../../test/owner-rooms.ts';
import { BNB, type Fields, prepareListings } from '../../../test/prepare-listings.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';

const { rooms, owned, read, edit, rowOf, approve } = prepareListings();
const setPhotos = async (id: number, immagini: unknown, ...colours: string[]) =>
  rooms.own.setPhotos(ANNA, id, { immagini, pictures: await Promise.all(colours.map(toReceivedPicture)) });

describe('an edit of what nobody has approved yet', () => {
  test('is applied, and a refused one asks again', async () => {
    const waiting = await owned('in_attesa');
    const applied = { status: 'in_attesa', indirizzo: 'Via Nuova 1', modifica: null };
    expect(await edit(waiting, { indirizzo: 'Via Nuova 1' })).toMatchObject(applied);
    const refused = await owned('rifiutata');
    expect(await read(refused)).toMatchObject({ motivo_rifiuto: 'Le foto sono sfocate.' });
    const corrected = { status: 'in_attesa', nome: 'Corretto', motivo_rifiuto: null };
    expect(await edit(refused, { nome: 'Corretto' })).toMatchObject(corrected);
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id: refused, richiesta: 'nuova' }));
  });

  test('puts it where its owner says, else where its comune lies', async () => {
    const id = await owned('in_attesa');
    const placed = await edit(id, { indirizzo: 'Via Nuova 1', punto: '43.05, 11.7' });
    expect(placed.form.punto).toBe('43.05, 11.7');
    expect(await rowOf(id)).toMatchObject({ lat: 43.05, lon: 11.7, has_own_point: true });
    await edit(id, { indirizzo: 'Via Nuova 1', punto: '' });
    expect(await rowOf(id)).toMatchObject({ lat: expect.closeTo(43.1, 1), has_own_point: false });
    const rome = { citta_id: 58091, provincia_id: 258, regione_id: 12, cap: '00184' };
    await expect(edit(id, { ...rome, punto: '43.05, 11.7' })).rejects.toMatchObject({
      campi: { punto: expect.stringContaining('lontano') },
    });
    await edit(id, rome);
    expect(await rowOf(id)).toMatchObject({ lat: expect.closeTo(41.9, 1), has_own_point: false });
  });

  test('to a CIN that waits already waits beside it; one that is public is refused', async () => {
    const [id, cin] = [await owned('in_attesa'), nextCin()];
    const first = await owned('in_attesa', { cin });
    expect(await edit(id, { cin })).toMatchObject({ cin });
    await approve(first);
    await expect(edit(id, { cin })).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
  });
});

describe.each(['approvata', 'sospesa'] as const)('an edit of a struttura %s', (status) => {
  test('of its words and price is applied at once', async () => {
    const change = { nome: 'Nuovo nome', prezzo_notte: 120 };
    expect(await edit(await owned(status), change)).toMatchObject({ status, ...change, modifica: null });
  });

  test.each<Fields>([
    { cin: `IT052015C2${status.slice(0, 5).toUpperCase()}1` },
    { indirizzo: 'Via Nuova 1' },
    { tipo_struttura: ['affittacamere'] },
  ])('to %j waits whole, and the published version stays', async (change) => {
    const id = await owned(status);
    const { cin } = await read(id);
    const edited = await edit(id, { nome: 'Nuovo nome', ...change });
    expect(edited).toMatchObject({ status, nome: 'Podere Le Querce', cin, modifica: { status: 'in_attesa' } });
    expect(edited.form).toMatchObject({ nome: 'Nuovo nome', ...change });
    const waiting = expect.objectContaining({ id, richiesta: 'modifica', cin: edited.form.cin });
    expect(await rooms.queue()).toContainEqual(waiting);
  });

  test('that waits can be withdrawn, once', async () => {
    const id = await owned(status);
    await edit(id, { indirizzo: 'Via Nuova 1' });
    const published = { modifica: null, form: { indirizzo: 'Strada delle Vigne 14' } };
    expect(await rooms.own.dropEdit(ANNA, id)).toMatchObject(published);
    await expect(rooms.own.dropEdit(ANNA, id)).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'Non c’è nessuna modifica da ritirare.',
    });
  });

  test('that is put back to what is published takes the waiting one away', async () => {
    const id = await owned(status);
    await edit(id, { indirizzo: 'Via Nuova 1' });
    expect(await edit(id, { nome: 'Solo il nome' })).toMatchObject({ nome: 'Solo il nome', modifica: null });
  });
});

describe('rooms', () => {
  const firstRoom = async (id: number) => (await read(id)).form.camere[0]?.id ?? 0;
  const saveRooms = (id: number, ...camere: unknown[]) => edit(id, { ...BNB, camere });

  test('keep their ids; new ones come, removed ones go, and the price follows', async () => {
    const id = await owned('approvata', BNB);
    const blue = await firstRoom(id);
    const green = { nome_camera: 'Camera verde', prezzo_notte: 60 };
    const both = await saveRooms(id, sentCamera({ id: blue, prezzo_notte: 90 }), sentCamera(green));
    expect(both).toMatchObject({ prezzo_notte: 60, form: { camere: [{ id: blue, prezzo_notte: 90 }, green] } });
    const one = await saveRooms(id, sentCamera({ id: blue }));
    expect(one).toMatchObject({ prezzo_notte: 80, form: { camere: [{ id: blue }] } });
    expect(one.form.camere).toHaveLength(1);
  });

  test("another struttura's room, or one room twice, is refused", async () => {
    const [id, other] = [await owned('approvata', BNB), await owned('approvata', BNB)];
    const own = await firstRoom(id);
    for (const ids of [[await firstRoom(other)], [999_999], [own, own]]) {
      await expect(saveRooms(id, ...ids.map((room) => sentCamera({ id: room })))).rejects.toMatchObject({
        codice: 'DATI_NON_VALIDI',
        detail: 'Una delle camere non c’è più: ricarica la pagina e riprova.',
      });
    }
  });

  test('with a booking of ours stay, with one of a platform they go', async () => {
    const id = await owned('approvata', BNB);
    const nights = { struttura_id: id, start: '2026-12-01', end: '2026-12-03' };
    await takeNights(rooms.db, { ...nights, camera_id: await firstRoom(id) });
    const other = await saveRooms(id, sentCamera({ nome_camera: 'Altra' }));
    expect(other.form.camere).toMatchObject([{ nome_camera: 'Altra' }]);
    await takeNights(rooms.db, { ...nights, camera_id: await firstRoom(id), platform_source: 'ospitalia' });
    await expect(saveRooms(id, sentCamera())).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'Una camera con prenotazioni non si può eliminare: segnala che non è disponibile.',
    });
  });
});

describe('photos', () => {
  test('of a published struttura wait, and a new order of the same ones does not', async () => {
    const id = await owned('approvata', {}, ['#111111', '#222222']);
    const { immagini } = await read(id);
    const turned = immagini.toReversed();
    expect(await setPhotos(id, turned)).toMatchObject({ immagini: turned, modifica: null });
    const edited = await setPhotos(id, [immagini[0], 'attachment:0'], '#333333');
    expect(edited).toMatchObject({ immagini: turned, modifica: { status: 'in_attesa' } });
    expect(edited.form.immagini).toEqual([immagini[0], expect.stringMatching(/^\/foto\//)]);
    await approve(id);
    expect((await read(id)).immagini).toEqual(edited.form.immagini);
  });

  test('of what nobody has approved are applied, down to none', async () => {
    const id = await owned('rifiutata', {}, ['#444444']);
    expect(await setPhotos(id, [])).toMatchObject({ status: 'rifiutata', immagini: [] });
  });

  test.each([
    [undefined, 'Le foto inviate non sono valide: caricale di nuovo.'],
    [Array.from({ length: 11 }, () => 'attachment:0'), 'Puoi caricare massimo 10 immagini'],
  ])('%j are refused', async (immagini, detail) => {
    const saving = setPhotos(await owned('approvata'), immagini);
    await expect(saving).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
  });

  test('that a form leaves out are those of the moment when it is stored', async () => {
    const id = await owned('in_attesa', {}, ['#777777', '#888888']);
    const [, second] = (await read(id)).immagini;
    const { db } = rooms;
    const { editing } = await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('strutture').select('id').where('id', '=', id).forUpdate().execute();
      const started = edit(id, { nome: 'Nuovo nome' });
      await waitUntilBlocked(db, 1);
      const first = transaction.deleteFrom('struttura_photos').where('struttura_id', '=', id);
      await first.where('position', '=', 0).execute();
      return { editing: started };
    });
    expect(await editing).toMatchObject({ nome: 'Nuovo nome', immagini: [second] });
  });

  test("another struttura's photo is refused, and what came with it is not stored", async () => {
    const { immagini } = await read(await owned('approvata', {}, ['#555555']));
    const id = await owned('approvata');
    const before = await rooms.counts();
    await expect(setPhotos(id, ['attachment:0', immagini[0]], '#666666')).rejects.toMatchObject({
      detail: 'Una delle foto non è più disponibile: caricala di nuovo.',
    });
    expect(await rooms.counts()).toEqual(before);
  });
});

test('an edit that meets an approval on its way waits instead of being applied', async () => {
  const id = await owned('in_attesa');
  await Promise.all([approve(id), edit(id, { indirizzo: 'Via Nuova 1' })]);
  const { status, indirizzo, modifica } = await read(id);
  expect(status).toBe('approvata');
  expect(modifica === null ? indirizzo : modifica.status).toBe(modifica === null ? 'Via Nuova 1' : 'in_attesa');
});

describe('an edit of something that has changed since it was read', () => {
  test('is refused: nothing of the change before it is undone unseen', async () => {
    const id = await owned('approvata');
    const { versione, nome } = await read(id);
    expect((await edit(id, { descrizione: 'Riscritta.', versione })).versione).not.toBe(versione);
    await expect(edit(id, { nome: 'Altro nome', versione })).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: expect.stringContaining('cambiata nel frattempo'),
    });
    expect((await read(id)).form).toMatchObject({ descrizione: 'Riscritta.', nome });
  });

  test('is refused also where its photos or its contacts have changed', async () => {
    const id = await owned('approvata', {}, ['#aa1100', '#00aa11']);
    const { versione, form } = await read(id);
    const turned = await setPhotos(id, form.immagini.toReversed());
    const called = await rooms.own.setContacts(ANNA, id, { telefono: '+39 333 555 0199' });
    expect(new Set([versione, turned.versione, called.versione]).size).toBe(3);
    await expect(edit(id, { versione: turned.versione })).rejects.toThrow('cambiata');
    await edit(id, { versione: called.versione });
  });
});
