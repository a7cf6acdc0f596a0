import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import {
  carried,
  nextCin,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  paint,
  sentCamera,
} from '../../../test/owner-rooms.ts';
import { refused, rowOf, submit } from '../../../test/send-submission.ts';

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
    const pictures = [await carried('#405060'), await carried('#102030')];
    const { id } = await submit(rooms, { immagini: ['allegato:0', upload.immagine, 'allegato:1'] }, pictures);
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
      { immagini: Array.from({ length: 11 }, (_, index) => `allegato:${index}`) },
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
      { immagini: ['allegato:0'] },
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
      { nome: 'allegato:0' },
      'DATI_NON_VALIDI',
      'Questo testo contiene caratteri non validi: riscrivilo.',
    ],
    [
      'such a text of a room',
      { tipo_prenotazione: 'bnb', camere: [sentCamera({ note: 'allegato:0' })] },
      'DATI_NON_VALIDI',
      'Questo testo contiene caratteri non validi: riscrivilo.',
    ],
    ['a photo that is a number', { immagini: [7] }, 'DATI_NON_VALIDI', "Il file foto 1 non è un'immagine valida."],
    [
      'photos that are no list',
      { immagini: 'allegato:0' },
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
    const submission = submit(rooms, { immagini: ['allegato:0', 'allegato:1'] }, [await carried('#aa0001'), svg]);
    expect(await refused(submission)).toMatchObject({
      codice: 'FORMATO_NON_SUPPORTATO',
      detail: "Il file foto 2 non è un'immagine valida.",
    });
    expect(await rooms.counts()).toEqual(before);
  });

  test('a picture that is too large', async () => {
    const before = await rooms.counts();
    const submission = submit(rooms, { immagini: ['allegato:0'] }, [{ size: 5_242_881, read: null }]);
    expect(await refused(submission)).toMatchObject({
      codice: 'TROPPO_GRANDE',
      detail: 'Il file foto 1 è troppo grande. Massimo 5MB per immagine.',
    });
    expect(await rooms.counts()).toEqual(before);
  });

  test('a CIN of the same sender takes the new photos with it', async () => {
    const cin = nextCin();
    await submit(rooms, { cin });
    const before = await rooms.counts();
    const again = submit(rooms, { cin, nome: 'Altro nome', immagini: ['allegato:0'] }, [await carried('#bb0002')]);
    expect(await refused(again)).toMatchObject({
      codice: 'CIN_IN_USO',
      detail: 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.',
    });
    expect(await rooms.counts()).toEqual(before);
  });
});

describe('a CIN', () => {
  test.each(['approvata', 'sospesa'] as const)('of a struttura %s is taken', async (status) => {
    const cin = nextCin();
    await buildStruttura(rooms.database.db, { cin, status });
    expect(await rooms.submissions.isCinAvailable(` ${cin.toLowerCase()} `)).toBe(false);
    expect(await refused(submit(rooms, { cin }))).toMatchObject({ codice: 'CIN_IN_USO' });
  });

  test.each(['in_attesa', 'rifiutata', 'eliminata'] as const)('of a struttura %s is free', async (status) => {
    const cin = nextCin();
    await buildStruttura(rooms.database.db, { cin, status });
    expect(await rooms.submissions.isCinAvailable(cin)).toBe(true);
    expect(await submit(rooms, { cin })).toMatchObject({ cin });
  });

  test.each(['IT12345', '        ', 'IT/058', 'IT052015Ｃ2ABCD1234', 'IT05\u200b2015C2ABCD1'])(
    '%j is none',
    async (text) => {
      await expect(rooms.submissions.isCinAvailable(text)).rejects.toMatchObject({
        codice: 'DATI_NON_VALIDI',
        detail: 'Il Codice CIN deve essere tra 8 e 17 caratteri',
      });
    },
  );
});
