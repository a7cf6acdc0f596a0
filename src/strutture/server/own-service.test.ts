import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import { carried, openOwnerRooms, type OwnerRooms, sentBody, sentCamera } from '../../../test/owner-rooms.ts';
import type { Account } from '../../kernel/account.ts';
import type { StrutturaStatus } from './tables.ts';

const ANNA: Account = { id: 'a', email: 'anna@example.it' };
const BRUNO: Account = { id: 'b', email: 'bruno@example.it' };
const NOT_FOUND = { codice: 'NON_TROVATO', detail: 'Struttura non trovata.' };

let rooms: OwnerRooms;
let serial = 0;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

let cin: string;
beforeEach(() => {
  serial += 1;
  cin = `IT052015C2OWNED${String(serial).padStart(3, '0')}`;
});

type Body = Parameters<typeof sentBody>[0];

const form = (overrides: Body = {}) => ({ body: sentBody({ cin, immagini: undefined, ...overrides }), pictures: [] });

/** Anna's struttura in a state, with as many photos. */
async function owned(status: StrutturaStatus, overrides: Body = {}, photos: string[] = []): Promise<number> {
  const pictures = await Promise.all(photos.map(carried));
  const immagini = photos.map((_, index) => `allegato:${index}`);
  const { id } = await rooms.submissions.submit({ body: sentBody({ cin, immagini, ...overrides }), pictures }, ANNA);
  if (status === 'rifiutata') await rooms.moderation.reject(id, 'Le foto sono sfocate.');
  if (status === 'approvata' || status === 'sospesa') await rooms.moderation.approve(id);
  if (status === 'sospesa') await rooms.own.pause(ANNA, id);
  return id;
}

const bnb = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb', camere: [sentCamera()] };

describe("an owner's list", () => {
  test('has what is theirs, newest first, in every state but the hidden one', async () => {
    const carla: Account = { id: 'c', email: 'carla@example.it' };
    const send = async (name: string, code: string) => {
      const body = sentBody({ cin: code, nome: name, email: carla.email });
      return (await rooms.submissions.submit({ body, pictures: [] }, carla)).id;
    };
    const [first, second, third] = [
      await send('Uno', `${cin}A`),
      await send('Due', `${cin}B`),
      await send('Tre', `${cin}C`),
    ];
    await rooms.moderation.reject(second, 'Manca il numero civico.');
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
    expect(await rooms.own.edit(ANNA, id, { body: before.form as never, pictures: [] })).toEqual(before);
  });
});

describe('an edit of what nobody has approved yet', () => {
  test('is applied, and a refused one asks again', async () => {
    const waiting = await owned('in_attesa');
    expect(await rooms.own.edit(ANNA, waiting, form({ indirizzo: 'Via Nuova 1' }))).toMatchObject({
      status: 'in_attesa',
      indirizzo: 'Via Nuova 1',
      modifica: null,
    });
    cin = `${cin}R`;
    const refused = await owned('rifiutata');
    expect(await rooms.own.get(ANNA, refused)).toMatchObject({ motivo_rifiuto: 'Le foto sono sfocate.' });
    expect(await rooms.own.edit(ANNA, refused, form({ nome: 'Corretto' }))).toMatchObject({
      status: 'in_attesa',
      nome: 'Corretto',
      motivo_rifiuto: null,
    });
    expect(await rooms.moderation.listWaiting()).toContainEqual(
      expect.objectContaining({ id: refused, kind: 'nuova' }),
    );
  });

  test('moves its coordinates with its comune, and only then', async () => {
    const id = await owned('in_attesa');
    const marker = { lat: 43.05, lon: 11.7 };
    const place = () =>
      rooms.database.db.selectFrom('strutture').select(['lat', 'lon']).where('id', '=', id).executeTakeFirstOrThrow();
    await rooms.database.db.updateTable('strutture').set(marker).where('id', '=', id).execute();
    await rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1' }));
    expect(await place()).toEqual(marker);
    await rooms.own.edit(ANNA, id, form({ citta_id: 58091, provincia_id: 258, regione_id: 12, cap: '00184' }));
    expect(await place()).toMatchObject({ lat: expect.closeTo(41.9, 1) });
  });

  test('to a CIN that the same owner has sent already', async () => {
    const id = await owned('in_attesa');
    const other = `${cin}X`;
    await rooms.submissions.submit({ body: sentBody({ cin: other }), pictures: [] }, ANNA);
    await expect(rooms.own.edit(ANNA, id, form({ cin: other }))).rejects.toMatchObject({ codice: 'CIN_IN_USO' });
  });
});

describe.each(['approvata', 'sospesa'] as const)('an edit of a struttura %s', (status) => {
  test('of its words and price is applied at once', async () => {
    const id = await owned(status);
    expect(await rooms.own.edit(ANNA, id, form({ nome: 'Nuovo nome', prezzo_notte: 120 }))).toMatchObject({
      status,
      nome: 'Nuovo nome',
      prezzo_notte: 120,
      modifica: null,
    });
  });

  test.each<[string, Body]>([
    ['CIN', { cin: 'IT052015C2OTHER01' }],
    ['address', { indirizzo: 'Via Nuova 1' }],
    ['type', { tipo_struttura: ['affittacamere'] }],
  ])('of its %s waits whole, and the published version stays', async (_, change) => {
    const id = await owned(status);
    const edited = await rooms.own.edit(ANNA, id, form({ nome: 'Nuovo nome', ...change }));
    expect(edited).toMatchObject({ status, nome: 'Podere Le Querce', cin, modifica: { status: 'in_attesa' } });
    expect(edited.form).toMatchObject({ nome: 'Nuovo nome', ...change });
    expect(await rooms.moderation.listWaiting()).toContainEqual(
      expect.objectContaining({ id, kind: 'modifica', cin: edited.form.cin }),
    );
  });

  test('that waits can be withdrawn, once', async () => {
    const id = await owned(status);
    await rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1' }));
    expect(await rooms.own.dropEdit(ANNA, id)).toMatchObject({
      modifica: null,
      form: { indirizzo: 'Strada delle Vigne 14' },
    });
    await expect(rooms.own.dropEdit(ANNA, id)).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'Non c’è nessuna modifica da ritirare.',
    });
  });

  test('that is put back to what is published takes the waiting one away', async () => {
    const id = await owned(status);
    await rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1' }));
    expect(await rooms.own.edit(ANNA, id, form({ nome: 'Solo il nome' }))).toMatchObject({
      nome: 'Solo il nome',
      modifica: null,
    });
  });
});

describe('rooms', () => {
  test('keep their ids; new ones come, removed ones go, and the price follows', async () => {
    const id = await owned('approvata', bnb);
    const { form: saved } = await rooms.own.get(ANNA, id);
    const blue = saved.camere[0]?.id ?? 0;
    const green = sentCamera({ nome_camera: 'Camera verde', prezzo_notte: 60 });
    const both = await rooms.own.edit(
      ANNA,
      id,
      form({ ...bnb, camere: [sentCamera({ id: blue, prezzo_notte: 90 }), green] }),
    );
    expect(both).toMatchObject({ prezzo_notte: 60 });
    expect(both.form.camere).toMatchObject([
      { id: blue, prezzo_notte: 90 },
      { nome_camera: 'Camera verde', prezzo_notte: 60 },
    ]);
    const one = await rooms.own.edit(ANNA, id, form({ ...bnb, camere: [sentCamera({ id: blue })] }));
    expect(one.form.camere).toHaveLength(1);
    expect(one.prezzo_notte).toBe(80);
  });

  test("another struttura's room, or one room twice, is refused", async () => {
    const id = await owned('approvata', bnb);
    const mine = (await rooms.own.get(ANNA, id)).form.camere[0]?.id;
    cin = `${cin}B`;
    const other = await owned('approvata', bnb);
    for (const camere of [[sentCamera({ id: mine })], [sentCamera({ id: 999_999 })]]) {
      await expect(rooms.own.edit(ANNA, other, form({ ...bnb, camere }))).rejects.toMatchObject({
        codice: 'DATI_NON_VALIDI',
        detail: 'Una delle camere non c’è più: ricarica la pagina e riprova.',
      });
    }
  });

  test('with a booking of ours stay', async () => {
    const id = await owned('approvata', bnb);
    const { db } = rooms.database;
    const camera_id = (await rooms.own.get(ANNA, id)).form.camere[0]?.id ?? 0;
    await takeNights(db, { struttura_id: id, camera_id, start: '2026-12-01', end: '2026-12-03' });
    const other = { ...bnb, camere: [sentCamera({ nome_camera: 'Altra' })] };
    await db.updateTable('calendar_events').set({ platform_source: 'ospitalia' }).execute();
    await expect(rooms.own.edit(ANNA, id, form(other))).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'Una camera con prenotazioni non si può eliminare: segnala che non è disponibile.',
    });
    await db.updateTable('calendar_events').set({ platform_source: 'airbnb' }).execute();
    expect((await rooms.own.edit(ANNA, id, form(other))).form.camere).toMatchObject([{ nome_camera: 'Altra' }]);
  });
});

describe('photos', () => {
  test('of a published struttura wait, and a new order of the same ones does not', async () => {
    const id = await owned('approvata', {}, ['#111111', '#222222']);
    const { immagini } = await rooms.own.get(ANNA, id);
    const turned = await rooms.own.setPhotos(ANNA, id, { immagini: immagini.toReversed(), pictures: [] });
    expect(turned).toMatchObject({ immagini: immagini.toReversed(), modifica: null });
    const picture = await carried('#333333');
    const edited = await rooms.own.setPhotos(ANNA, id, { immagini: [immagini[0], 'allegato:0'], pictures: [picture] });
    expect(edited).toMatchObject({ immagini: immagini.toReversed(), modifica: { status: 'in_attesa' } });
    expect(edited.form.immagini).toEqual([immagini[0], expect.stringMatching(/^\/foto\//)]);
    await rooms.moderation.approve(id);
    expect((await rooms.own.get(ANNA, id)).immagini).toEqual(edited.form.immagini);
  });

  test('of what nobody has approved are applied, down to none', async () => {
    const id = await owned('rifiutata', {}, ['#444444']);
    expect(await rooms.own.setPhotos(ANNA, id, { immagini: [], pictures: [] })).toMatchObject({
      status: 'rifiutata',
      immagini: [],
    });
  });

  test.each([
    ['no list at all', undefined, 'Le foto inviate non sono valide: caricale di nuovo.'],
    ['a text', 'allegato:0', 'Le foto inviate non sono valide: caricale di nuovo.'],
    ['eleven', Array.from({ length: 11 }, () => 'allegato:0'), 'Puoi caricare massimo 10 immagini'],
    ['an address elsewhere', ['http://169.254.169.254/'], "Il file foto 1 non è un'immagine valida."],
  ])('%s', async (_, immagini, detail) => {
    const id = await owned('approvata');
    await expect(rooms.own.setPhotos(ANNA, id, { immagini, pictures: [] })).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      detail,
    });
  });

  test("another struttura's photo is none of this one's", async () => {
    const other = await owned('approvata', {}, ['#555555']);
    const { immagini } = await rooms.own.get(ANNA, other);
    cin = `${cin}P`;
    const id = await owned('approvata');
    const before = await rooms.counts();
    const picture = await carried('#666666');
    await expect(
      rooms.own.setPhotos(ANNA, id, { immagini: ['allegato:0', immagini[0]], pictures: [picture] }),
    ).rejects.toMatchObject({ detail: 'Una delle foto non è più disponibile: caricala di nuovo.' });
    expect(await rooms.counts()).toEqual(before);
  });
});

describe('contacts and price', () => {
  test('change at once; an empty phone is none, and what is left out stays', async () => {
    const id = await owned('approvata');
    const contacts = { telefono: '', email: ' Info@Example.it ', prezzo_notte: '110.50' };
    expect(await rooms.own.setContacts(ANNA, id, contacts)).toMatchObject({
      telefono: null,
      email: 'info@example.it',
      prezzo_notte: 110.5,
      modifica: null,
    });
    expect(await rooms.own.setContacts(ANNA, id, { telefono: '0578 757012' } as never)).toMatchObject({
      telefono: '0578 757012',
      email: 'info@example.it',
      prezzo_notte: 110.5,
    });
  });

  test('are not undone by the approval of a change that waited', async () => {
    const id = await owned('approvata');
    await rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1' }));
    await rooms.own.setContacts(ANNA, id, { telefono: null, email: 'info@example.it', prezzo_notte: 70 });
    await rooms.moderation.approve(id);
    expect(await rooms.own.get(ANNA, id)).toMatchObject({
      indirizzo: 'Via Nuova 1',
      telefono: null,
      email: 'info@example.it',
      prezzo_notte: 70,
    });
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
    await takeNights(db, { struttura_id: id, start: '2026-12-01', end: '2026-12-03' });
    await db.updateTable('calendar_events').set({ platform_source: 'ospitalia' }).execute();
    await rooms.own.remove(ANNA, id);
    const row = await db.selectFrom('strutture').select('status').where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ status: 'eliminata' });
    await expect(rooms.own.get(ANNA, id)).rejects.toMatchObject(NOT_FOUND);

    cin = `${cin}D`;
    const other = await owned('approvata');
    await takeNights(db, { struttura_id: other, start: '2026-12-01', end: '2026-12-03' });
    await rooms.own.remove(ANNA, other);
    expect(await db.selectFrom('strutture').select('id').where('id', '=', other).execute()).toEqual([]);
  });
});

test('an edit that meets an approval on its way waits instead of being applied', async () => {
  const id = await owned('in_attesa');
  const results = await Promise.allSettled([
    rooms.moderation.approve(id),
    rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1' })),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const { status, indirizzo, modifica } = await rooms.own.get(ANNA, id);
  expect(status).toBe('approvata');
  expect(modifica === null ? indirizzo : modifica.status).toBe(modifica === null ? 'Via Nuova 1' : 'in_attesa');
});
