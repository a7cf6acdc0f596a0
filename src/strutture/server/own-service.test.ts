import { describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { takeNights } from '../../../test/build-struttura.ts';
import { ANNA } from '../../../test/owner-rooms.ts';
import { BNB, prepareListings } from '../../../test/prepare-listings.ts';

const NOT_FOUND = { codice: 'NON_TROVATO', detail: 'Struttura non trovata.' };

const { rooms, owned, read, edit, set, statusOf, reject, approve } = prepareListings();
const setContacts = (id: number, body: object) => rooms.own.setContacts(ANNA, id, body);

test('an owner reads what is theirs in every state but the hidden one, which no call finds', async () => {
  const [waiting, refused, hidden] = [await owned('in_attesa'), await owned('in_attesa'), await owned('approvata')];
  await reject(refused, { motivo: 'Manca il numero civico.' });
  await set(hidden, { status: 'eliminata' });
  expect(await rooms.own.list(ANNA)).toMatchObject([
    { id: refused, status: 'rifiutata', motivo_rifiuto: 'Manca il numero civico.', modifica: null },
    { id: waiting, status: 'in_attesa', prezzo_notte: 95.5, citta: 'Montepulciano', sigla: 'SI' },
  ]);
  await expect(setContacts(hidden, {})).rejects.toMatchObject(NOT_FOUND);
  await expect(rooms.own.setPhotos(ANNA, hidden, { immagini: [], pictures: [] })).rejects.toMatchObject(NOT_FOUND);
  for (const call of ['get', 'pause', 'resume', 'dropEdit', 'remove'] as const) {
    await expect(rooms.own[call](ANNA, hidden)).rejects.toMatchObject(NOT_FOUND);
  }
});

test('the form of a bnb begins with what was sent, and sent back as it is it changes nothing', async () => {
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
  expect(await rooms.own.edit(ANNA, id, { body: before.form, pictures: [] })).toEqual(before);
});

describe('contacts and price', () => {
  test('change at once; an empty phone is none, and what is left out stays', async () => {
    const id = await owned('approvata');
    expect(await setContacts(id, { telefono: '', email: ' Info@Example.it ', prezzo_notte: '110.50' })).toMatchObject({
      telefono: null,
      // A new address shows once it is confirmed (public-email.test.ts).
      email: ANNA.email,
      email_in_attesa: { email: 'info@example.it' },
      prezzo_notte: 110.5,
      modifica: null,
    });
    const shown = { telefono: '0578 757012', email: ANNA.email, prezzo_notte: 110.5 };
    expect(await setContacts(id, { telefono: '0578 757012' })).toMatchObject(shown);
  });

  test('go into a change that waits, whose approval does not undo them; what is left out stays as that has it', async () => {
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

  test('of a bnb leave its prices to its rooms', async () => {
    const id = await owned('approvata', BNB);
    expect(await setContacts(id, { telefono: null, prezzo_notte: 'x' })).toMatchObject({ prezzo_notte: 80 });
  });

  test.each([
    [{ prezzo_notte: 0.99 }, 'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.'],
    [{ prezzo_notte: null }, 'Per le case vacanza è obbligatorio inserire il prezzo per notte'],
    [{ email: '' }, 'Scrivi il tuo indirizzo e-mail: lì ti mandiamo la conferma.'],
    [{ email: 'a@example.it,b@example.it' }, 'Scrivi un indirizzo e-mail valido.'],
    [{ telefono: ['1'] }, 'Scrivi un solo numero di telefono valido, non a pagamento.'],
  ])('%j changes nothing', async (wrong, detail) => {
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

  test('take it offline and bring it back; each only from the other', async () => {
    const id = await owned('approvata');
    await expect(rooms.own.resume(ANNA, id)).rejects.toMatchObject(NOT_PAUSED);
    expect(await rooms.own.pause(ANNA, id)).toMatchObject({ status: 'sospesa' });
    await expect(rooms.own.pause(ANNA, id)).rejects.toMatchObject(NOT_PUBLISHED);
    expect(await rooms.own.resume(ANNA, id)).toMatchObject({ status: 'approvata' });
  });

  test.each(['in_attesa', 'rifiutata'] as const)('are refused for a struttura %s', async (status) => {
    const id = await owned(status);
    await expect(rooms.own.pause(ANNA, id)).rejects.toMatchObject(NOT_PUBLISHED);
    await expect(rooms.own.resume(ANNA, id)).rejects.toMatchObject(NOT_PAUSED);
    expect(await statusOf(id)).toBe(status);
  });
});

describe('removing', () => {
  test('erases rooms, photos and change with it, once', async () => {
    const before = await rooms.counts();
    const id = await owned('approvata', BNB, ['#777777']);
    await edit(id, { ...BNB, indirizzo: 'Via Nuova 1' });
    await rooms.own.remove(ANNA, id);
    const { strutture, camere, shown } = before;
    expect(await rooms.counts()).toMatchObject({ strutture, camere, shown });
    await expect(rooms.own.remove(ANNA, id)).rejects.toMatchObject(NOT_FOUND);
  });

  test('hides what a booking of ours refers to; one of a platform does not hold it', async () => {
    const nights = { start: '2026-11-01', end: '2026-11-03' };
    const [booked, other] = [await owned('approvata'), await owned('approvata')];
    await takeNights(rooms.db, { struttura_id: booked, ...nights, platform_source: 'ospitalia' });
    await takeNights(rooms.db, { struttura_id: other, ...nights });
    for (const id of [booked, other]) await rooms.own.remove(ANNA, id);
    expect([await statusOf(booked), await statusOf(other)]).toEqual(['eliminata', undefined]);
  });

  test('is refused while guests have bookings to come, or are paying for one', async () => {
    const id = await owned('approvata');
    const expires_at = new Date('2026-11-21T09:20:00Z');
    const booking = { struttura_id: id, status: 'in_attesa_pagamento', expires_at } as const;
    await buildBooking(rooms.db, booking);
    await expect(rooms.own.remove(ANNA, id)).rejects.toMatchObject({
      codice: 'PRENOTAZIONI_FUTURE',
      detail:
        'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.',
    });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ status: 'approvata' });
  });
});
