import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import {
  ANNA,
  BRUNO,
  toReceivedPicture,
  GIULIA,
  nextCin,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  paint,
  sentAdminForm,
  sentBody,
  sentCamera,
} from '../../../test/owner-rooms.ts';
import { refused, rowOf, submit } from '../../../test/send-submission.ts';
import type { Account } from '../../kernel/account.ts';

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

describe('a submission', () => {
  test('is stored as it was meant, and waits', async () => {
    const sent = await submit(rooms, {
      cin: ' it-052015 c2 meant001 ',
      nome: '  Podere  «Le\u0300» ',
      email: 'Anna@Example.it',
    });
    expect(sent).toMatchObject({
      cin: 'IT052015C2MEANT001',
      citta: 'Montepulciano',
      sigla: 'SI',
      cap: '53045',
      email: 'anna@example.it',
      status: 'in_attesa',
      email_confirmed: false,
      created_at: NOW.toISOString(),
    });
    expect(await rowOf(rooms, sent.id)).toMatchObject({
      nome: 'Podere  «Lè»',
      prezzo_notte_cents: 9550,
      prezzo_pulizie_cents: 4000,
      lat: expect.closeTo(43.1, 1),
      lon: expect.closeTo(11.8, 1),
      proprietario_email: 'anna@example.it',
      email_confirmed_at: null,
      privacy_versione: expect.stringMatching(/^\d{4}-/),
      privacy_accepted_at: NOW,
      approved_at: null,
      stripe_onboarding_completed: false,
      camere: [],
    });
  });

  test('of a bnb has its rooms, and the price of the cheapest', async () => {
    const camere = [
      sentCamera({ prezzo_notte: 80 }),
      sentCamera({ nome_camera: 'Camera verde', prezzo_notte: '60.50' }),
    ];
    const { id } = await submit(rooms, { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb', camere });
    expect(await rowOf(rooms, id)).toMatchObject({
      prezzo_notte_cents: 6050,
      servizi: ['Prima Colazione Inclusa', 'WiFi'],
      camere: [
        { nome_camera: 'Camera blu', prezzo_notte_cents: 8000 },
        { nome_camera: 'Camera verde', prezzo_notte_cents: 6050 },
      ],
    });
  });

  test('shows its photos in order, uploaded before or inside the form, each once', async () => {
    const bytes = await paint('#102030');
    const upload = await rooms.media.upload({ size: bytes.byteLength, read: async () => bytes }, 'a.jpg');
    const pictures = [await toReceivedPicture('#405060'), await toReceivedPicture('#102030')];
    const { id } = await submit(rooms, { immagini: ['attachment:0', upload.immagine, 'attachment:1'] }, pictures);
    const { photos } = await rowOf(rooms, id);
    expect(photos.map(({ position }) => position)).toEqual([0, 1]);
  });

  test('stands by an old ISTAT code, or by the name of its town alone', async () => {
    const alghero = await submit(rooms, { citta_id: 90003, citta: '', provincia_id: '', regione_id: '', cap: '07041' });
    expect((await rowOf(rooms, alghero.id)).citta_id).toBe(112001);
    const byName = await submit(rooms, {
      citta_id: undefined,
      citta: 'montepulciano',
      provincia_id: '',
      regione_id: '',
    });
    expect((await rowOf(rooms, byName.id)).citta_id).toBe(52015);
  });
});

describe('a refusal stores nothing', () => {
  test.each<[string, Parameters<typeof submit>[1], string, string]>([
    [
      'no name',
      { nome: ' ' },
      'DATI_NON_VALIDI',
      'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura',
    ],
    [
      'no town of that code',
      { citta_id: 999_999 },
      'DATI_NON_VALIDI',
      'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura',
    ],
    [
      'no consent',
      { consenso_privacy: 'true' },
      'DATI_NON_VALIDI',
      "È necessario accettare l'informativa sulla privacy per procedere",
    ],
    [
      'eleven photos',
      { immagini: Array.from({ length: 11 }, (_, index) => `attachment:${index}`) },
      'DATI_NON_VALIDI',
      'Puoi caricare massimo 10 immagini',
    ],
    [
      'an upload that nobody made',
      { immagini: ['caricamento:00000000-0000-4000-8000-000000000000'] },
      'DATI_NON_VALIDI',
      'Una delle foto non è più disponibile: caricala di nuovo.',
    ],
    [
      "another struttura's photo",
      { immagini: ['/foto/abcdefghijklmnopqrst_--40x30.webp'] },
      'DATI_NON_VALIDI',
      'Una delle foto non è più disponibile: caricala di nuovo.',
    ],
    [
      'a picture that did not come',
      { immagini: ['attachment:0'] },
      'DATI_NON_VALIDI',
      'Una delle foto non è più disponibile: caricala di nuovo.',
    ],
    [
      'an address elsewhere',
      { immagini: ['http://127.0.0.1/x.png'] },
      'DATI_NON_VALIDI',
      "Il file foto 1 non è un'immagine valida.",
    ],
    [
      'a text that was taken for a picture on its way',
      { nome: 'attachment:0' },
      'DATI_NON_VALIDI',
      'Questo testo contiene caratteri non validi: riscrivilo.',
    ],
    [
      'such a text of a room',
      { tipo_prenotazione: 'bnb', camere: [sentCamera({ note: 'attachment:0' })] },
      'DATI_NON_VALIDI',
      'Questo testo contiene caratteri non validi: riscrivilo.',
    ],
    ['a photo that is a number', { immagini: [7] }, 'DATI_NON_VALIDI', "Il file foto 1 non è un'immagine valida."],
    [
      'photos that are no list',
      { immagini: 'attachment:0' },
      'DATI_NON_VALIDI',
      'Le foto inviate non sono valide: caricale di nuovo.',
    ],
  ])('%s', async (_, overrides, codice, detail) => {
    const before = await rooms.counts();
    expect(await refused(submit(rooms, overrides))).toMatchObject({ codice, detail });
    expect(await rooms.counts()).toEqual(before);
  });

  test('a picture that is none, among good ones', async () => {
    const before = await rooms.counts();
    const svg = { size: 5, read: async () => new TextEncoder().encode('<svg/>') };
    const submission = submit(rooms, { immagini: ['attachment:0', 'attachment:1'] }, [
      await toReceivedPicture('#aa0001'),
      svg,
    ]);
    expect(await refused(submission)).toMatchObject({
      codice: 'FORMATO_NON_SUPPORTATO',
      detail: "Il file foto 2 non è un'immagine valida.",
    });
    expect(await rooms.counts()).toEqual(before);
  });

  test('a picture that is too large', async () => {
    const before = await rooms.counts();
    const submission = submit(rooms, { immagini: ['attachment:0'] }, [{ size: 5_242_881, read: null }]);
    expect(await refused(submission)).toMatchObject({
      codice: 'TROPPO_GRANDE',
      detail: 'Il file foto 1 è troppo grande. Massimo 5MB per immagine.',
    });
    expect(await rooms.counts()).toEqual(before);
  });
});

const ANOTHER = [null, BRUNO];
const submitAs = (account: Account | null, cin: string) =>
  rooms.submissions.submit({ body: sentBody({ cin }), pictures: [] }, account);

describe('a CIN', () => {
  test.each(['approvata', 'sospesa'] as const)('of a struttura %s is taken, for its owner, too', async (status) => {
    const cin = nextCin();
    await buildStruttura(rooms.database.db, { cin, status, proprietario_email: ANNA.email });
    for (const account of [...ANOTHER, ANNA]) {
      expect(await rooms.submissions.isCinAvailable(` ${cin.toLowerCase()} `, account)).toBe(false);
      expect(await refused(submitAs(account, cin))).toMatchObject({
        codice: 'CIN_IN_USO',
        detail: 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.',
      });
    }
  });

  test.each([
    ['in_attesa', null],
    ['rifiutata', null],
    ['eliminata', null],
  ] as const)('of a struttura %s that never was public is free', async (status, approved_at) => {
    const cin = nextCin();
    await buildStruttura(rooms.database.db, { cin, status, approved_at });
    expect(await rooms.submissions.isCinAvailable(cin, null)).toBe(true);
    expect(await submit(rooms, { cin })).toMatchObject({ cin });
  });

  test.each([
    ['hidden, because a booking refers to it', true],
    ['erased', false],
  ])('of a struttura that was public and is %s is taken, but for its own owner', async (_, isBooked) => {
    const { db } = rooms.database;
    const cin = nextCin();
    const fields = { cin, proprietario_email: ANNA.email, email_confirmed_at: NOW };
    const id = await buildStruttura(db, fields);
    if (isBooked) {
      await takeNights(db, { struttura_id: id, start: '2026-11-10', end: '2026-11-12', platform_source: 'ospitalia' });
    }
    await rooms.admin.remove(GIULIA, id);
    expect(await db.selectFrom('strutture').select('status').where('id', '=', id).execute()).toEqual(
      isBooked ? [{ status: 'eliminata' }] : [],
    );
    for (const account of ANOTHER) {
      expect(await rooms.submissions.isCinAvailable(cin, account)).toBe(false);
      expect(await refused(submitAs(account, cin))).toMatchObject({ codice: 'CIN_IN_USO' });
    }
    // An administrator decides, as about a house that was sold.
    const entered = await rooms.admin.create(GIULIA, sentAdminForm({ cin, email: BRUNO.email }));
    expect(entered.controlli).toContainEqual(expect.objectContaining({ codice: 'cinDiEliminata' }));
    expect(await rooms.submissions.isCinAvailable(cin, ANNA)).toBe(true);
    const own = await submitAs(ANNA, cin);
    expect(await rooms.admin.approve(GIULIA, own.id, {})).toMatchObject({ status: 'approvata' });
  });

  test('that its owner goes on using is never refused to them, whoever had it before', async () => {
    const { db } = rooms.database;
    const cin = nextCin();
    await rooms.admin.remove(GIULIA, await buildStruttura(db, { cin, proprietario_email: BRUNO.email }));
    const { id } = await rooms.admin.create(GIULIA, sentAdminForm({ cin, email: ANNA.email }));
    const body = sentBody({ cin, nome: 'Altro nome' });
    expect(await rooms.own.edit(ANNA, id, { body, pictures: [] })).toMatchObject({ nome: 'Altro nome' });
    const other = sentBody({ cin: nextCin() });
    await rooms.own.edit(ANNA, id, { body: other, pictures: [] });
    expect(await refused(rooms.own.edit(ANNA, id, { body, pictures: [] }))).toMatchObject({ codice: 'CIN_IN_USO' });
  });

  test.each(['IT12345', '        ', 'IT/058', 'IT052015Ｃ2ABCD1234', 'IT05\u200b2015C2ABCD1'])(
    '%j is none',
    async (text) => {
      await expect(rooms.submissions.isCinAvailable(text, null)).rejects.toMatchObject({
        codice: 'DATI_NON_VALIDI',
        detail: 'Il Codice CIN deve essere tra 8 e 17 caratteri',
      });
    },
  );
});
