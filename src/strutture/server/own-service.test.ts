import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { takeNights } from '../../../test/build-struttura.ts';
import {
  ANNA,
  BRUNO,
  buildOwned,
  GIULIA,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';
import type { Account } from '../../kernel/account.ts';
import type { StrutturaStatus } from './tables.ts';

const NOT_FOUND = { codice: 'NON_TROVATO', detail: 'Struttura non trovata.' };

let rooms: OwnerRooms;
let cin: string;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => {
  cin = nextCin();
});

type Body = Parameters<typeof sentBody>[0];

const form = (overrides: Body = {}) => ({ body: sentBody({ cin, immagini: undefined, ...overrides }), pictures: [] });

/** One of Anna's strutture, with the test's CIN. */
const owned = (status: StrutturaStatus, fields: Body = {}, photos: string[] = []) =>
  buildOwned(rooms, status, { fields: { cin, ...fields }, photos });

const bnb = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb', camere: [sentCamera()] };

describe("an owner's list", () => {
  test('has what is theirs, newest first, in every state but the hidden one', async () => {
    const carla: Account = { id: 'c', email: 'carla@example.it' };
    const send = async (name: string, code: string) => {
      const body = sentBody({ cin: code, nome: name, email: carla.email });
      return (await rooms.submissions.submit({ body, pictures: [] }, carla)).id;
    };
    const [first, second, third] = [
      await send('Uno', nextCin()),
      await send('Due', nextCin()),
      await send('Tre', nextCin()),
    ];
    await rooms.admin.reject(GIULIA, second, { motivo: 'Manca il numero civico.' });
    await rooms.database.db.updateTable('strutture').set({ status: 'eliminata' }).where('id', '=', third).execute();
    expect(await rooms.own.list(carla)).toMatchObject([
      { id: second, status: 'rifiutata', motivo_rifiuto: 'Manca il numero civico.', modifica: null },
      { id: first, status: 'in_attesa', prezzo_notte: 95.5, citta: 'Montepulciano', sigla: 'SI' },
    ]);
  });
});

describe("another owner's struttura, a hidden one and none at all", () => {
  test.each<[string, (account: Account, id: number) => Promise<unknown>]>([
    ['get', (account, id) => rooms.own.get(account, id)],
    ['edit', (account, id) => rooms.own.edit(account, id, form())],
    [
      'setContacts',
      (account, id) => rooms.own.setContacts(account, id, { telefono: '', email: BRUNO.email, prezzo_notte: 10 }),
    ],
    ['setPhotos', (account, id) => rooms.own.setPhotos(account, id, { immagini: [], pictures: [] })],
    ['pause', (account, id) => rooms.own.pause(account, id)],
    ['resume', (account, id) => rooms.own.resume(account, id)],
    ['dropEdit', (account, id) => rooms.own.dropEdit(account, id)],
    ['remove', (account, id) => rooms.own.remove(account, id)],
  ])('%s answers the same and changes nothing', async (_, use) => {
    const id = await owned('approvata');
    const before = await rooms.own.get(ANNA, id);
    await expect(use(BRUNO, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(use(ANNA, 999_999)).rejects.toMatchObject(NOT_FOUND);
    expect(await rooms.own.get(ANNA, id)).toEqual(before);
    await rooms.database.db.updateTable('strutture').set({ status: 'eliminata' }).where('id', '=', id).execute();
    await expect(use(ANNA, id)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('the form begins with what was sent', () => {
  test('of a bnb, and sent back as it is it changes nothing', async () => {
    const id = await owned('approvata', {
      ...bnb,
      booking_ical_url: 'https://ical.booking.com/v1/export?t=1',
      non_su_booking: false,
    });
    const before = await rooms.own.get(ANNA, id);
    expect(before.form).toMatchObject({
      cin,
      citta: 'Montepulciano',
      provincia_id: 52,
      regione_id: 9,
      prezzo_notte: null,
      prezzo_pulizie: 40,
      telefono: '+39 333 555 0101',
      booking_ical_url: 'https://ical.booking.com/v1/export?t=1',
      camere: [{ id: expect.any(Number), nome_camera: 'Camera blu', prezzo_notte: 80 }],
    });
    expect(await rooms.own.edit(ANNA, id, { body: before.form, pictures: [] })).toEqual(before);
  });
});

describe('contacts and price', () => {
  test('change at once; an empty phone is none, and what is left out stays', async () => {
    const id = await owned('approvata');
    const contacts = { telefono: '', email: ' Info@Example.it ', prezzo_notte: '110.50' };
    expect(await rooms.own.setContacts(ANNA, id, contacts)).toMatchObject({
      telefono: null,
      // A new address shows once it is confirmed (public-email.test.ts).
      email: ANNA.email,
      email_in_attesa: { email: 'info@example.it' },
      prezzo_notte: 110.5,
      modifica: null,
    });
    expect(await rooms.own.setContacts(ANNA, id, { telefono: '0578 757012' })).toMatchObject({
      telefono: '0578 757012',
      email: ANNA.email,
      prezzo_notte: 110.5,
    });
  });

  test('are not undone by the approval of a change that waited', async () => {
    const id = await owned('approvata');
    await rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1' }));
    await rooms.own.setContacts(ANNA, id, { telefono: null, prezzo_notte: 70 });
    await rooms.admin.approve(GIULIA, id, {});
    expect(await rooms.own.get(ANNA, id)).toMatchObject({
      indirizzo: 'Via Nuova 1',
      telefono: null,
      email: ANNA.email,
      prezzo_notte: 70,
    });
  });

  test('that are left out stay as a change that waits has them', async () => {
    const id = await owned('approvata');
    await rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1', telefono: '0578 757099' }));
    const changed = await rooms.own.setContacts(ANNA, id, { prezzo_notte: 70 });
    expect(changed).toMatchObject({ telefono: '+39 333 555 0101', email: ANNA.email, prezzo_notte: 70 });
    expect(changed.form).toMatchObject({ telefono: '0578 757099', prezzo_notte: 70 });
  });

  test('of a bnb leave its prices to its rooms', async () => {
    const id = await owned('approvata', bnb);
    const contacts = { telefono: null, email: 'info@example.it', prezzo_notte: 'x' };
    expect(await rooms.own.setContacts(ANNA, id, contacts)).toMatchObject({ prezzo_notte: 80 });
  });

  test.each([
    [
      'a price that is a word',
      { prezzo_notte: 'abc' },
      'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.',
    ],
    [
      'a price below one euro',
      { prezzo_notte: 0.99 },
      'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.',
    ],
    [
      'three decimals',
      { prezzo_notte: 19.999 },
      'Il prezzo per notte va da 1 a 100.000 €, con al massimo due decimali.',
    ],
    ['no price', { prezzo_notte: null }, 'Per le case vacanza è obbligatorio inserire il prezzo per notte'],
    ['no address', { email: '' }, 'Scrivi il tuo indirizzo e-mail: lì ti mandiamo la conferma.'],
    ['two addresses', { email: 'a@example.it,b@example.it' }, 'Scrivi un indirizzo e-mail valido.'],
    [
      'a phone that is a script',
      { telefono: 'javascript:alert(1)' },
      'Scrivi un solo numero di telefono valido, non a pagamento.',
    ],
    ['a phone that is a list', { telefono: ['1'] }, 'Scrivi un solo numero di telefono valido, non a pagamento.'],
  ])('%s', async (_, wrong, detail) => {
    const id = await owned('approvata');
    const before = await rooms.own.get(ANNA, id);
    const contacts = { telefono: '', email: 'info@example.it', prezzo_notte: 50, ...wrong };
    await expect(rooms.own.setContacts(ANNA, id, contacts)).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      detail,
    });
    expect(await rooms.own.get(ANNA, id)).toEqual(before);
  });
});

describe('pause and resume', () => {
  test('take it offline and bring it back; each only from the other', async () => {
    const id = await owned('approvata');
    await expect(rooms.own.resume(ANNA, id)).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'La struttura non è in pausa.',
    });
    expect(await rooms.own.pause(ANNA, id)).toMatchObject({ status: 'sospesa' });
    await expect(rooms.own.pause(ANNA, id)).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'Puoi mettere in pausa solo una struttura pubblicata.',
    });
    expect(await rooms.own.resume(ANNA, id)).toMatchObject({ status: 'approvata' });
  });

  test.each(['in_attesa', 'rifiutata'] as const)('are nothing for a struttura %s', async (status) => {
    const id = await owned(status);
    await expect(rooms.own.pause(ANNA, id)).rejects.toMatchObject({ codice: 'STATO_NON_VALIDO' });
    await expect(rooms.own.resume(ANNA, id)).rejects.toMatchObject({ codice: 'STATO_NON_VALIDO' });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ status });
  });
});

describe('removing', () => {
  test('erases rooms, photos and change with it, once', async () => {
    const before = await rooms.counts();
    const id = await owned('approvata', bnb, ['#777777']);
    await rooms.own.edit(ANNA, id, form({ ...bnb, indirizzo: 'Via Nuova 1' }));
    await rooms.own.remove(ANNA, id);
    expect(await rooms.counts()).toMatchObject({
      strutture: before.strutture,
      camere: before.camere,
      shown: before.shown,
    });
    await expect(rooms.own.remove(ANNA, id)).rejects.toMatchObject(NOT_FOUND);
  });

  test('hides what a booking of ours refers to; one of a platform does not hold it', async () => {
    const { db } = rooms.database;
    const id = await owned('approvata');
    const nights = { start: '2026-11-01', end: '2026-11-03' };
    await takeNights(db, { struttura_id: id, ...nights, platform_source: 'ospitalia' });
    await rooms.own.remove(ANNA, id);
    const row = await db.selectFrom('strutture').select('status').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ status: 'eliminata' });
    await expect(rooms.own.get(ANNA, id)).rejects.toMatchObject(NOT_FOUND);

    cin = nextCin();
    const other = await owned('approvata');
    await takeNights(db, { struttura_id: other, ...nights });
    await rooms.own.remove(ANNA, other);
    expect(await db.selectFrom('strutture').select('id').where('id', '=', other).execute()).toEqual([]);
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
