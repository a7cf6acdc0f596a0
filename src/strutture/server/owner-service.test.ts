import { describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { takeNights } from '../../../test/build-struttura.ts';
import { ANNA, nextCin, sentCamera, toReceivedPicture } from '../../../test/owner-modules.ts';
import { BNB, prepareListings, type Fields } from '../../../test/prepare-listings.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';

const NOT_FOUND = { codice: 'NON_TROVATO', detail: 'Struttura non trovata.' };
const { modules: rooms, owned, read, edit, set, rowOf, statusOf, reject, approve } = prepareListings();
const setContacts = (id: number, body: object) => rooms.ownerStrutture.setContacts(ANNA, id, body);

test("lists an owner's strutture in every state except hidden, and returns not found for calls on a hidden struttura", async () => {
  const [waiting, refused, hidden] = [await owned('in_attesa'), await owned('in_attesa'), await owned('approvata')];
  await reject(refused, { motivo: 'Manca il numero civico.' });
  await set(hidden, { status: 'eliminata' });
  expect(await rooms.ownerStrutture.list(ANNA)).toMatchObject([
    { id: refused, status: 'rifiutata', motivo_rifiuto: 'Manca il numero civico.', modifica: null },
    { id: waiting, status: 'in_attesa', prezzo_notte: 95.5, citta: 'Montepulciano', sigla: 'SI' },
  ]);
  await expect(setContacts(hidden, {})).rejects.toMatchObject(NOT_FOUND);
  await expect(rooms.ownerStrutture.setPhotos(ANNA, hidden, { immagini: [], pictures: [] })).rejects.toMatchObject(
    NOT_FOUND,
  );
  for (const call of ['get', 'pause', 'resume', 'dropEdit', 'remove'] as const) {
    await expect(rooms.ownerStrutture[call](ANNA, hidden)).rejects.toMatchObject(NOT_FOUND);
  }
});

test("returns a bnb's form with the values sent, and changes nothing if the form is sent back unchanged", async () => {
  const booking_ical_url = 'https://ical.booking.com/v1/export?t=1';
  const id = await owned('approvata', { ...BNB, booking_ical_url, non_su_booking: false });
  const before = await read(id);
  expect(before.form).toMatchObject({
    citta: 'Montepulciano',
    provincia_id: 52,
    regione_id: 9,
    prezzo_notte: null,
    prezzo_pulizie: 40,
    telefono: '+39 333 555 0101',
    booking_ical_url,
    camere: [{ id: expect.any(Number), nome_camera: 'Camera blu', prezzo_notte: 80 }],
  });
  expect(await rooms.ownerStrutture.edit(ANNA, id, { body: before.form, pictures: [] })).toEqual(before);
});

describe('contact details and price', () => {
  test('change immediately except for the email address, and an empty phone number is removed', async () => {
    const id = await owned('approvata');
    expect(await setContacts(id, { telefono: '', email: ' Info@Example.it ', prezzo_notte: '110.50' })).toMatchObject({
      telefono: null,
      email: ANNA.email,
      email_in_attesa: { email: 'info@example.it' },
      prezzo_notte: 110.5,
      modifica: null,
    });
    const shown = { telefono: '0578 757012', email: ANNA.email, prezzo_notte: 110.5 };
    expect(await setContacts(id, { telefono: '0578 757012' })).toMatchObject(shown);
  });

  test('are also written to a pending change if the request contains them, so that the approval does not revert them', async () => {
    const id = await owned('approvata');
    await edit(id, { indirizzo: 'Via Nuova 1', telefono: '0578 757099' });
    const changed = await setContacts(id, { prezzo_notte: 70 });
    expect(changed).toMatchObject({ telefono: '+39 333 555 0101', email: ANNA.email, prezzo_notte: 70 });
    expect(changed.form).toMatchObject({ telefono: '0578 757099', prezzo_notte: 70 });
    await setContacts(id, { telefono: null });
    await approve(id);
    const shown = { indirizzo: 'Via Nuova 1', telefono: null, email: ANNA.email, prezzo_notte: 70 };
    expect(await read(id)).toMatchObject(shown);
  });

  test('are saved without the price for a bnb, because its rooms determine the price', async () => {
    const id = await owned('approvata', BNB);
    expect(await setContacts(id, { telefono: null, prezzo_notte: 'x' })).toMatchObject({ prezzo_notte: 80 });
  });

  test.each([
    [{ prezzo_notte: 0.99 }, 'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.'],
    [{ prezzo_notte: null }, 'Per le case vacanza è obbligatorio inserire il prezzo per notte'],
    [{ email: '' }, 'Scrivi il tuo indirizzo e-mail: lì ti mandiamo la conferma.'],
    [{ email: 'a@example.it,b@example.it' }, 'Scrivi un indirizzo e-mail valido.'],
    [{ telefono: ['1'] }, 'Scrivi un solo numero di telefono valido, non a pagamento.'],
  ])('are not changed if the request contains the invalid value %j', async (wrong, detail) => {
    const id = await owned('approvata');
    const before = await read(id);
    const contacts = { telefono: '', email: 'info@example.it', prezzo_notte: 50, ...wrong };
    await expect(setContacts(id, contacts)).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
    expect(await read(id)).toEqual(before);
  });
});

describe('pause and resume', () => {
  const refusal = (detail: string) => ({ codice: 'STATO_NON_VALIDO', detail });
  const NOT_PAUSED = refusal('La struttura non è in pausa.');
  const NOT_PUBLISHED = refusal('Puoi mettere in pausa solo una struttura pubblicata.');

  test('take the struttura offline and back online, and fail if repeated', async () => {
    const id = await owned('approvata');
    await expect(rooms.ownerStrutture.resume(ANNA, id)).rejects.toMatchObject(NOT_PAUSED);
    expect(await rooms.ownerStrutture.pause(ANNA, id)).toMatchObject({ status: 'sospesa' });
    await expect(rooms.ownerStrutture.pause(ANNA, id)).rejects.toMatchObject(NOT_PUBLISHED);
    expect(await rooms.ownerStrutture.resume(ANNA, id)).toMatchObject({ status: 'approvata' });
  });

  test.each(['in_attesa', 'rifiutata'] as const)('fail for a struttura with status %s', async (status) => {
    const id = await owned(status);
    await expect(rooms.ownerStrutture.pause(ANNA, id)).rejects.toMatchObject(NOT_PUBLISHED);
    await expect(rooms.ownerStrutture.resume(ANNA, id)).rejects.toMatchObject(NOT_PAUSED);
    expect(await statusOf(id)).toBe(status);
  });
});

describe('removing', () => {
  test('erases the struttura with its rooms, photos and pending change, and returns not found if repeated', async () => {
    const before = await rooms.counts();
    const id = await owned('approvata', BNB, ['#777777']);
    await edit(id, { ...BNB, indirizzo: 'Via Nuova 1' });
    await rooms.ownerStrutture.remove(ANNA, id);
    const { strutture, camere, shown } = before;
    expect(await rooms.counts()).toMatchObject({ strutture, camere, shown });
    await expect(rooms.ownerStrutture.remove(ANNA, id)).rejects.toMatchObject(NOT_FOUND);
  });

  test('hides a struttura with portal bookings, but erases a struttura with only platform bookings', async () => {
    const nights = { start: '2026-11-01', end: '2026-11-03' };
    const [booked, other] = [await owned('approvata'), await owned('approvata')];
    await takeNights(rooms.db, { struttura_id: booked, ...nights, platform_source: 'ospitalia' });
    await takeNights(rooms.db, { struttura_id: other, ...nights });
    for (const id of [booked, other]) await rooms.ownerStrutture.remove(ANNA, id);
    expect([await statusOf(booked), await statusOf(other)]).toEqual(['eliminata', undefined]);
  });

  test('fails while a guest is paying for a future booking', async () => {
    const id = await owned('approvata');
    const expires_at = new Date('2026-11-21T09:20:00Z');
    const booking = { struttura_id: id, status: 'in_attesa_pagamento', expires_at } as const;
    await buildBooking(rooms.db, booking);
    await expect(rooms.ownerStrutture.remove(ANNA, id)).rejects.toMatchObject({
      codice: 'PRENOTAZIONI_FUTURE',
      detail:
        'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.',
    });
    expect(await rooms.ownerStrutture.get(ANNA, id)).toMatchObject({ status: 'approvata' });
  });
});

const setPhotos = async (id: number, immagini: unknown, ...colours: string[]) =>
  rooms.ownerStrutture.setPhotos(ANNA, id, { immagini, pictures: await Promise.all(colours.map(toReceivedPicture)) });

describe('an edit of a home that is not yet approved', () => {
  test('is applied, and resubmits a rejected struttura', async () => {
    const waiting = await owned('in_attesa');
    const applied = { status: 'in_attesa', indirizzo: 'Via Nuova 1', modifica: null };
    expect(await edit(waiting, { indirizzo: 'Via Nuova 1' })).toMatchObject(applied);
    const refused = await owned('rifiutata');
    expect(await read(refused)).toMatchObject({ motivo_rifiuto: 'Le foto sono sfocate.' });
    const corrected = { status: 'in_attesa', nome: 'Corretto', motivo_rifiuto: null };
    expect(await edit(refused, { nome: 'Corretto' })).toMatchObject(corrected);
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id: refused, richiesta: 'nuova' }));
  });

  test('places the home at the point set by the owner, or at the centre of the comune if no point is set', async () => {
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

  test('can use a CIN that is pending for another struttura, but not a published CIN', async () => {
    const [id, cin] = [await owned('in_attesa'), nextCin()];
    const first = await owned('in_attesa', { cin });
    expect(await edit(id, { cin })).toMatchObject({ cin });
    await approve(first);
    await expect(edit(id, { cin })).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
  });
});

describe.each(['approvata', 'sospesa'] as const)('an edit of a struttura with status %s', (status) => {
  test('applies changes to texts and price immediately', async () => {
    const change = { nome: 'Nuovo nome', prezzo_notte: 120 };
    expect(await edit(await owned(status), change)).toMatchObject({ status, ...change, modifica: null });
  });

  test.each<Fields>([
    { cin: `IT052015C2${status.slice(0, 5).toUpperCase()}1` },
    { indirizzo: 'Via Nuova 1' },
    { tipo_struttura: ['affittacamere'] },
  ])('waits for approval as a whole if it changes %j, and leaves the published version unchanged', async (change) => {
    const id = await owned(status);
    const { cin } = await read(id);
    const edited = await edit(id, { nome: 'Nuovo nome', ...change });
    expect(edited).toMatchObject({ status, nome: 'Podere Le Querce', cin, modifica: { status: 'in_attesa' } });
    expect(edited.form).toMatchObject({ nome: 'Nuovo nome', ...change });
    const waiting = expect.objectContaining({ id, richiesta: 'modifica', cin: edited.form.cin });
    expect(await rooms.queue()).toContainEqual(waiting);
  });

  test('can be withdrawn while it is pending, but not a second time', async () => {
    const id = await owned(status);
    await edit(id, { indirizzo: 'Via Nuova 1' });
    const published = { modifica: null, form: { indirizzo: 'Strada delle Vigne 14' } };
    expect(await rooms.ownerStrutture.dropEdit(ANNA, id)).toMatchObject(published);
    await expect(rooms.ownerStrutture.dropEdit(ANNA, id)).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'Non c’è nessuna modifica da ritirare.',
    });
  });

  test('discards the pending change if it restores the published address', async () => {
    const id = await owned(status);
    await edit(id, { indirizzo: 'Via Nuova 1' });
    expect(await edit(id, { nome: 'Solo il nome' })).toMatchObject({ nome: 'Solo il nome', modifica: null });
  });
});

describe('rooms', () => {
  const firstRoom = async (id: number) => (await read(id)).form.camere[0]?.id ?? 0;
  const saveRooms = (id: number, ...camere: unknown[]) => edit(id, { ...BNB, camere });

  test("keep their ids and update the home's price when other rooms are added or removed", async () => {
    const id = await owned('approvata', BNB);
    const blue = await firstRoom(id);
    const green = { nome_camera: 'Camera verde', prezzo_notte: 60 };
    const both = await saveRooms(id, sentCamera({ id: blue, prezzo_notte: 90 }), sentCamera(green));
    expect(both).toMatchObject({ prezzo_notte: 60, form: { camere: [{ id: blue, prezzo_notte: 90 }, green] } });
    const one = await saveRooms(id, sentCamera({ id: blue }));
    expect(one).toMatchObject({ prezzo_notte: 80, form: { camere: [{ id: blue }] } });
    expect(one.form.camere).toHaveLength(1);
  });

  test('cannot be saved if they are unknown, belong to another struttura, or are sent twice', async () => {
    const [id, other] = [await owned('approvata', BNB), await owned('approvata', BNB)];
    const first = await firstRoom(id);
    for (const ids of [[await firstRoom(other)], [999_999], [first, first]]) {
      await expect(saveRooms(id, ...ids.map((room) => sentCamera({ id: room })))).rejects.toMatchObject({
        codice: 'DATI_NON_VALIDI',
        detail: 'Una delle camere non c’è più: ricarica la pagina e riprova.',
      });
    }
  });

  test('cannot be removed if they have a portal booking, but can be removed if they have only platform bookings', async () => {
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
  test('wait for approval if the struttura is published, unless only their order changes', async () => {
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

  test('change immediately for an unapproved home, even if all photos are removed', async () => {
    const id = await owned('rifiutata', {}, ['#444444']);
    expect(await setPhotos(id, [])).toMatchObject({ status: 'rifiutata', immagini: [] });
  });

  test.each([
    [undefined, 'Le foto inviate non sono valide: caricale di nuovo.'],
    [Array.from({ length: 11 }, () => 'attachment:0'), 'Puoi caricare massimo 10 immagini'],
  ])('cannot be saved if the list of photos is %j', async (immagini, detail) => {
    const saving = setPhotos(await owned('approvata'), immagini);
    await expect(saving).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
  });

  test('are not restored if they are deleted while a form without photos is being saved', async () => {
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

  test('are not stored if one of the photos belongs to another struttura', async () => {
    const { immagini } = await read(await owned('approvata', {}, ['#555555']));
    const id = await owned('approvata');
    const before = await rooms.counts();
    await expect(setPhotos(id, ['attachment:0', immagini[0]], '#666666')).rejects.toMatchObject({
      detail: 'Una delle foto non è più disponibile: caricala di nuovo.',
    });
    expect(await rooms.counts()).toEqual(before);
  });
});

test('an edit concurrent with an approval is either applied before the approval or waits for a separate approval', async () => {
  const id = await owned('in_attesa');
  await Promise.all([approve(id), edit(id, { indirizzo: 'Via Nuova 1' })]);
  const { status, indirizzo, modifica } = await read(id);
  expect(status).toBe('approvata');
  expect(modifica === null ? indirizzo : modifica.status).toBe(modifica === null ? 'Via Nuova 1' : 'in_attesa');
});

describe('an edit of an outdated version', () => {
  test('fails instead of overwriting a newer change', async () => {
    const id = await owned('approvata');
    const { versione, nome } = await read(id);
    expect((await edit(id, { descrizione: 'Riscritta.', versione })).versione).not.toBe(versione);
    await expect(edit(id, { nome: 'Altro nome', versione })).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: expect.stringContaining('cambiata nel frattempo'),
    });
    expect((await read(id)).form).toMatchObject({ descrizione: 'Riscritta.', nome });
  });

  test('also fails if photos or contact details have changed', async () => {
    const id = await owned('approvata', {}, ['#aa1100', '#00aa11']);
    const { versione, form } = await read(id);
    const turned = await setPhotos(id, form.immagini.toReversed());
    const called = await rooms.ownerStrutture.setContacts(ANNA, id, { telefono: '+39 333 555 0199' });
    expect(new Set([versione, turned.versione, called.versione]).size).toBe(3);
    await expect(edit(id, { versione: turned.versione })).rejects.toThrow('cambiata');
    await edit(id, { versione: called.versione });
  });
});
