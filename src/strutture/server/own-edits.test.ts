import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeNights } from '../../../test/build-struttura.ts';
import {
  ANNA,
  buildOwned,
  toReceivedPicture,
  GIULIA,
  nextCin,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import type { StrutturaStatus } from './tables.ts';

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

const form = ({ versione, ...overrides }: Body & { versione?: string } = {}) => ({
  body: { ...sentBody({ cin, immagini: undefined, ...overrides }), versione },
  pictures: [],
});

/** One of Anna's strutture, with the test's CIN. */
const owned = (status: StrutturaStatus, fields: Body = {}, photos: string[] = []) =>
  buildOwned(rooms, status, { fields: { cin, ...fields }, photos });

const bnb = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb', camere: [sentCamera()] };

describe('an edit of what nobody has approved yet', () => {
  test('is applied, and a refused one asks again', async () => {
    const waiting = await owned('in_attesa');
    expect(await rooms.own.edit(ANNA, waiting, form({ indirizzo: 'Via Nuova 1' }))).toMatchObject({
      status: 'in_attesa',
      indirizzo: 'Via Nuova 1',
      modifica: null,
    });
    cin = nextCin();
    const refused = await owned('rifiutata');
    expect(await rooms.own.get(ANNA, refused)).toMatchObject({ motivo_rifiuto: 'Le foto sono sfocate.' });
    expect(await rooms.own.edit(ANNA, refused, form({ nome: 'Corretto' }))).toMatchObject({
      status: 'in_attesa',
      nome: 'Corretto',
      motivo_rifiuto: null,
    });
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id: refused, richiesta: 'nuova' }));
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

  test('to a CIN that waits already waits beside it; one that is public is refused', async () => {
    const id = await owned('in_attesa');
    const other = nextCin();
    const { id: first } = await rooms.submissions.submit({ body: sentBody({ cin: other }), pictures: [] }, ANNA);
    expect(await rooms.own.edit(ANNA, id, form({ cin: other }))).toMatchObject({ cin: other });
    await rooms.admin.approve(GIULIA, first, {});
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
    expect(await rooms.queue()).toContainEqual(
      expect.objectContaining({ id, richiesta: 'modifica', cin: edited.form.cin }),
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
    cin = nextCin();
    const other = await owned('approvata', bnb);
    const own = (await rooms.own.get(ANNA, other)).form.camere[0]?.id;
    const twice = [sentCamera({ id: own }), sentCamera({ id: own })];
    for (const camere of [[sentCamera({ id: mine })], [sentCamera({ id: 999_999 })], twice]) {
      await expect(rooms.own.edit(ANNA, other, form({ ...bnb, camere }))).rejects.toMatchObject({
        codice: 'DATI_NON_VALIDI',
        detail: 'Una delle camere non c’è più: ricarica la pagina e riprova.',
      });
    }
  });

  test('with a booking of ours stay, with one of a platform they go', async () => {
    const id = await owned('approvata', bnb);
    const { db } = rooms.database;
    const firstRoom = async () => (await rooms.own.get(ANNA, id)).form.camere[0]?.id ?? 0;
    const nights = { struttura_id: id, start: '2026-12-01', end: '2026-12-03' };
    await takeNights(db, { ...nights, camera_id: await firstRoom() });
    const other = { ...bnb, camere: [sentCamera({ nome_camera: 'Altra' })] };
    expect((await rooms.own.edit(ANNA, id, form(other))).form.camere).toMatchObject([{ nome_camera: 'Altra' }]);
    await takeNights(db, { ...nights, camera_id: await firstRoom(), platform_source: 'ospitalia' });
    await expect(rooms.own.edit(ANNA, id, form(bnb))).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: 'Una camera con prenotazioni non si può eliminare: segnala che non è disponibile.',
    });
  });
});

describe('photos', () => {
  test('of a published struttura wait, and a new order of the same ones does not', async () => {
    const id = await owned('approvata', {}, ['#111111', '#222222']);
    const { immagini } = await rooms.own.get(ANNA, id);
    const turned = await rooms.own.setPhotos(ANNA, id, { immagini: immagini.toReversed(), pictures: [] });
    expect(turned).toMatchObject({ immagini: immagini.toReversed(), modifica: null });
    const picture = await toReceivedPicture('#333333');
    const edited = await rooms.own.setPhotos(ANNA, id, {
      immagini: [immagini[0], 'attachment:0'],
      pictures: [picture],
    });
    expect(edited).toMatchObject({ immagini: immagini.toReversed(), modifica: { status: 'in_attesa' } });
    expect(edited.form.immagini).toEqual([immagini[0], expect.stringMatching(/^\/foto\//)]);
    await rooms.admin.approve(GIULIA, id, {});
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
    ['null', null, 'Le foto inviate non sono valide: caricale di nuovo.'],
    ['a text', 'attachment:0', 'Le foto inviate non sono valide: caricale di nuovo.'],
    ['eleven', Array.from({ length: 11 }, () => 'attachment:0'), 'Puoi caricare massimo 10 immagini'],
    ['an address elsewhere', ['http://169.254.169.254/'], "Il file foto 1 non è un'immagine valida."],
  ])('%s', async (_, immagini, detail) => {
    const id = await owned('approvata');
    await expect(rooms.own.setPhotos(ANNA, id, { immagini, pictures: [] })).rejects.toMatchObject({
      codice: 'DATI_NON_VALIDI',
      detail,
    });
  });

  test('that a form leaves out are those of the moment when it is stored', async () => {
    const id = await owned('in_attesa', {}, ['#777777', '#888888']);
    const [, second] = (await rooms.own.get(ANNA, id)).immagini;
    const { db } = rooms.database;
    const editing = await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('strutture').select('id').where('id', '=', id).forUpdate().execute();
      const edit = rooms.own.edit(ANNA, id, form({ nome: 'Nuovo nome' }));
      await waitUntilBlocked(db, 1);
      await transaction
        .deleteFrom('struttura_photos')
        .where('struttura_id', '=', id)
        .where('position', '=', 0)
        .execute();
      return { edit };
    });
    expect(await editing.edit).toMatchObject({ nome: 'Nuovo nome', immagini: [second] });
  });

  test("another struttura's photo is none of this one's", async () => {
    const other = await owned('approvata', {}, ['#555555']);
    const { immagini } = await rooms.own.get(ANNA, other);
    cin = nextCin();
    const id = await owned('approvata');
    const before = await rooms.counts();
    const picture = await toReceivedPicture('#666666');
    await expect(
      rooms.own.setPhotos(ANNA, id, { immagini: ['attachment:0', immagini[0]], pictures: [picture] }),
    ).rejects.toMatchObject({ detail: 'Una delle foto non è più disponibile: caricala di nuovo.' });
    expect(await rooms.counts()).toEqual(before);
  });
});

test('an edit that meets an approval on its way waits instead of being applied', async () => {
  const id = await owned('in_attesa');
  const results = await Promise.allSettled([
    rooms.admin.approve(GIULIA, id, {}),
    rooms.own.edit(ANNA, id, form({ indirizzo: 'Via Nuova 1' })),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const { status, indirizzo, modifica } = await rooms.own.get(ANNA, id);
  expect(status).toBe('approvata');
  expect(modifica === null ? indirizzo : modifica.status).toBe(modifica === null ? 'Via Nuova 1' : 'in_attesa');
});

describe('an edit of something that has changed since it was read', () => {
  test('is refused: nothing of the change before it is undone unseen', async () => {
    const id = await owned('approvata');
    const { versione } = await rooms.own.get(ANNA, id);
    const first = await rooms.own.edit(ANNA, id, form({ descrizione: 'Riscritta.', versione }));
    expect(first.versione).not.toBe(versione);
    await expect(rooms.own.edit(ANNA, id, form({ nome: 'Altro nome', versione }))).rejects.toMatchObject({
      codice: 'STATO_NON_VALIDO',
      detail: expect.stringContaining('cambiata nel frattempo'),
    });
    expect((await rooms.own.get(ANNA, id)).form).toMatchObject({ descrizione: 'Riscritta.', nome: first.nome });
  });

  test('also of one that waits, of its photos and of its contacts', async () => {
    const id = await owned('approvata', {}, ['#aa1100', '#00aa11']);
    const { versione, form: saved } = await rooms.own.get(ANNA, id);
    const turned = await rooms.own.setPhotos(ANNA, id, { immagini: saved.immagini.toReversed(), pictures: [] });
    const called = await rooms.own.setContacts(ANNA, id, { telefono: '+39 333 555 0199' });
    expect(new Set([versione, turned.versione, called.versione]).size).toBe(3);
    await expect(rooms.own.edit(ANNA, id, form({ versione: turned.versione }))).rejects.toThrow('cambiata');
    await rooms.own.edit(ANNA, id, form({ versione: called.versione }));
  });

  test('is taken from a caller that does not say what it read', async () => {
    const id = await owned('approvata');
    expect(await rooms.own.edit(ANNA, id, form({ nome: 'Altro nome' }))).toMatchObject({ nome: 'Altro nome' });
  });
});
