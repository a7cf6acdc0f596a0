import { describe, expect, test } from 'vitest';
import { buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import {
  ANNA,
  BRUNO,
  GIULIA,
  nextCin,
  NOW,
  PUBLIC_URL,
  sentAdminForm,
  sentCamera,
  toReceivedPicture,
} from '../../../test/owner-modules.ts';
import { BNB, type Fields, prepareListings } from '../../../test/prepare-listings.ts';
import type { Account } from '../../kernel/people/account.ts';

const { modules: rooms, submit, rowOf, edit, set, mailsTo, approve, remove } = prepareListings();
const GONE = 'Una delle foto non è più disponibile: caricala di nuovo.';

describe('a submission', () => {
  test('is normalised and stored as pending', async () => {
    const cin = ' it-052015 c2 meant001 ';
    const sent = await submit({ cin, nome: '  Podere  «Le\u0300» ', email: 'Anna@Example.it' });
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
    expect(await rowOf(sent.id)).toMatchObject({
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

  test('stores the rooms of a bnb and the price of the cheapest room', async () => {
    const green = sentCamera({ nome_camera: 'Camera verde', prezzo_notte: '60.50' });
    const { id } = await submit({ ...BNB, camere: [sentCamera(), green] });
    expect(await rowOf(id)).toMatchObject({
      prezzo_notte_cents: 6050,
      servizi: ['Prima Colazione Inclusa', 'WiFi'],
      camere: [
        { nome_camera: 'Camera blu', prezzo_notte_cents: 8000 },
        { nome_camera: 'Camera verde', prezzo_notte_cents: 6050 },
      ],
    });
  });

  test('resolves the comune by a former ISTAT code or by its name alone', async () => {
    const withoutPlace = { provincia_id: '', regione_id: '' };
    const alghero = await submit({ ...withoutPlace, citta_id: 90003, citta: '', cap: '07041' });
    const byName = await submit({ ...withoutPlace, citta_id: undefined, citta: 'montepulciano' });
    expect([await rowOf(alghero.id), await rowOf(byName.id)]).toMatchObject([
      { citta_id: 112001 },
      { citta_id: 52015 },
    ]);
  });

  const svg = { size: 5, read: async () => new TextEncoder().encode('<svg/>') };
  const INVALID = 'DATI_NON_VALIDI';
  const LOST_TEXT = 'Questo testo contiene caratteri non validi: riscrivilo.';
  test.each<[Fields, string, string, Parameters<typeof submit>[2]?]>([
    [{ nome: ' ' }, INVALID, 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura'],
    [{ citta_id: 999_999 }, INVALID, 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura'],
    [{ consenso_privacy: 'true' }, INVALID, "È necessario accettare l'informativa sulla privacy per procedere"],
    [{ immagini: ['caricamento:00000000-0000-4000-8000-000000000000'] }, INVALID, GONE],
    [{ immagini: ['/foto/abcdefghijklmnopqrst_--40x30.webp'] }, INVALID, GONE],
    [{ immagini: ['attachment:0'] }, INVALID, GONE],
    [{ immagini: ['http://127.0.0.1/x.png'] }, INVALID, "Il file foto 1 non è un'immagine valida."],
    [{ immagini: [7] }, INVALID, "Il file foto 1 non è un'immagine valida."],
    [{ immagini: 'attachment:0' }, INVALID, 'Le foto inviate non sono valide: caricale di nuovo.'],
    [{ nome: 'attachment:0' }, INVALID, LOST_TEXT],
    [{ ...BNB, camere: [sentCamera({ note: 'attachment:0' })] }, INVALID, LOST_TEXT],
    [{ immagini: ['attachment:0'] }, 'FORMATO_NON_SUPPORTATO', "Il file foto 1 non è un'immagine valida.", [svg]],
    [
      { immagini: ['attachment:0'] },
      'TROPPO_GRANDE',
      'Il file foto 1 è troppo grande. Massimo 5MB per immagine.',
      [{ size: 5_242_881, read: null }],
    ],
  ])('fails and stores nothing if it contains %j', async (fields, codice, detail, pictures) => {
    const before = await rooms.counts();
    await expect(submit(fields, null, pictures)).rejects.toMatchObject({ codice, detail });
    expect(await rooms.counts()).toEqual(before);
  });
});

describe('repeated identical submissions', () => {
  test('create one row and receive the same response, even if prices are strings instead of numbers', async () => {
    const fields = { cin: nextCin(), immagini: ['attachment:0'] };
    const picture = await toReceivedPicture('#cc0003');
    const first = await submit(fields, null, [picture]);
    const before = await rooms.counts();
    expect(await submit({ ...fields, prezzo_notte: '95.50' }, null, [picture])).toEqual(first);
    expect(await rooms.counts()).toEqual(before);
  });

  test('create one row and receive the same response if twenty are sent concurrently', async () => {
    const fields = { cin: nextCin(), email: 'venti@example.it', immagini: ['attachment:0'] };
    const picture = await toReceivedPicture('#dd0004');
    const { strutture = 0, shown = 0, photos = 0, mails = 0 } = await rooms.counts();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(fields, null, [picture])));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const one = { strutture: strutture + 1, shown: shown + 1, photos: photos + 1, mails: mails + 1 };
    expect(await rooms.counts()).toMatchObject(one);
  });
});

describe('a CIN', () => {
  const ANOTHER = [null, BRUNO];
  const isAvailable = (cin: string, account: Account | null = null) => rooms.submissions.isCinAvailable(cin, account);
  const IN_USE = {
    codice: 'CIN_IN_USO',
    detail: 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.',
  };

  test('is not reserved by pending submissions from different senders', async () => {
    const cin = nextCin();
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => (await submit({ cin, email: `${index % 5}@example.it` })).id),
    );
    expect(new Set(ids).size).toBe(5);
    expect(await isAvailable(cin)).toBe(true);
  });

  test.each(['approvata', 'sospesa'] as const)(
    'is taken for everyone, including the owner, if its struttura is %s',
    async (status) => {
      const cin = nextCin();
      await buildStruttura(rooms.db, { cin, status, proprietario_email: ANNA.email });
      for (const account of [...ANOTHER, ANNA]) {
        expect(await isAvailable(` ${cin.toLowerCase()} `, account)).toBe(false);
        await expect(submit({ cin }, account)).rejects.toMatchObject(IN_USE);
      }
    },
  );

  test.each(['in_attesa', 'rifiutata', 'eliminata'] as const)(
    'is available if its struttura is %s and was never public',
    async (status) => {
      const cin = nextCin();
      await buildStruttura(rooms.db, { cin, status, approved_at: null });
      expect(await isAvailable(cin)).toBe(true);
      expect(await submit({ cin })).toMatchObject({ cin });
    },
  );

  test.each([
    ['hidden because of a booking', true],
    ['erased', false],
  ])(
    'is taken for everyone except the owner and administrators if its struttura was public and is now %s',
    async (_, isBooked) => {
      const cin = nextCin();
      const id = await buildStruttura(rooms.db, { cin, proprietario_email: ANNA.email, email_confirmed_at: NOW });
      const nights = { start: '2026-11-10', end: '2026-11-12', platform_source: 'ospitalia' } as const;
      if (isBooked) await takeNights(rooms.db, { struttura_id: id, ...nights });
      await remove(id);
      for (const account of ANOTHER) {
        expect(await isAvailable(cin, account)).toBe(false);
        await expect(submit({ cin }, account)).rejects.toMatchObject(IN_USE);
      }
      const entered = await rooms.admin.create(GIULIA, sentAdminForm({ cin, email: BRUNO.email }));
      expect(entered.controlli).toContainEqual(expect.objectContaining({ codice: 'cinDiEliminata' }));
      expect(await isAvailable(cin, ANNA)).toBe(true);
      expect(await approve((await submit({ cin }, ANNA)).id)).toMatchObject({ status: 'approvata' });
    },
  );

  test('is accepted in an edit that keeps the CIN, even if a deleted struttura of another owner had the same CIN', async () => {
    const cin = nextCin();
    await remove(await buildStruttura(rooms.db, { cin, proprietario_email: BRUNO.email }));
    const { id } = await rooms.admin.create(GIULIA, sentAdminForm({ cin, email: ANNA.email }));
    expect(await edit(id, { nome: 'Altro nome' })).toMatchObject({ nome: 'Altro nome' });
    await edit(id, { cin: nextCin() });
    await expect(edit(id, { cin })).rejects.toMatchObject(IN_USE);
  });

  test('is rejected if its length is invalid', async () => {
    const detail = 'Il Codice CIN deve essere tra 8 e 17 caratteri';
    await expect(isAvailable('IT12345')).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI', detail });
  });
});

describe('the email address', () => {
  test('is already confirmed if the sender is signed in, and the email acknowledges the submission', async () => {
    const email = 'gia@example.it';
    expect(await submit({ email }, { id: '1', email })).toMatchObject({ email_confirmed: true });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Abbiamo ricevuto la richiesta per Podere Le Querce' });
    expect(mail?.text).toContain('24/48 ore');
    expect(mail?.text).not.toContain('token=');
  });

  test('must be confirmed if the sender is not signed in, and the confirmation email contains no text from the form', async () => {
    const email = 'vittima@example.it';
    const texts = {
      nome: 'Vinci su male.example',
      descrizione: 'Clicca qui',
      indirizzo: 'Via Truffa 1',
      cin: nextCin(),
    };
    const { id } = await submit({ ...texts, email });
    const [confirm] = await mailsTo(email);
    expect(confirm).toMatchObject({ subject: 'Conferma il tuo indirizzo' });
    const whole = JSON.stringify(confirm);
    for (const words of Object.values(texts)) expect(whole).not.toContain(words);
    for (const part of [confirm?.text, confirm?.html]) {
      expect(part).toContain('Qualcuno');
      expect(part).toContain(`${PUBLIC_URL}/proprietario/entra?token=`);
    }
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id, email_confirmed: false }));
  });

  test('receives at most three confirmation emails, even for concurrent submissions', async () => {
    const email = 'folla@example.it';
    await Promise.all(Array.from({ length: 8 }, () => submit({ email })));
    await submit({ email });
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('triggers one receipt email per struttura when it is confirmed', async () => {
    const email = 'cinque@example.it';
    const { id } = await submit({ email, nome: 'Casa Uno' });
    await submit({ email, nome: 'Casa Due' });
    for (const written of ['Cinque@example.it', email]) await rooms.submissions.confirmAddress(written);
    const subjects = (await mailsTo(email)).slice(2).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Due', 'Uno'].map((nome) => `Abbiamo ricevuto la richiesta per Casa ${nome}`));
    expect((await rowOf(id)).email_confirmed_at).toEqual(NOW);
    expect(await rooms.queue()).toContainEqual(expect.objectContaining({ id, richiesta: 'nuova' }));
  });

  test('must be confirmed within 30 days; otherwise, its submissions are erased regardless of their state', async () => {
    await rooms.db.deleteFrom('strutture').execute();
    const sentDaysAgo = async (days: number, by: Account | null = null) => {
      const fields = { email: ANNA.email, immagini: ['attachment:0'] };
      const { id } = await submit(fields, by, [await toReceivedPicture('#abcdef')]);
      await set(id, { submitted_at: new Date(NOW.getTime() - days * 86_400_000) });
      return id;
    };
    await sentDaysAgo(31);
    // Simulates a rejection by an earlier release, in which administrators could reject unconfirmed submissions.
    await set(await sentDaysAgo(31), { status: 'rifiutata', motivo_rifiuto: 'Spam.' });
    const withoutOwner = await buildStruttura(rooms.db, { status: 'in_attesa', submitted_at: new Date(0) });
    const remaining = [withoutOwner, await sentDaysAgo(29), await sentDaysAgo(31, ANNA)];
    expect(await rooms.submissions.sweep()).toBe(2);
    const left = await rooms.db.selectFrom('strutture').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(remaining);
    const shown = await rooms.db.selectFrom('struttura_photos').select('struttura_id').execute();
    expect(shown.map(({ struttura_id }) => struttura_id).toSorted((a, b) => a - b)).toEqual(remaining.slice(1));
    await rooms.submissions.confirmAddress(ANNA.email);
    for (const id of remaining) await set(id, { submitted_at: new Date(0) });
    expect(await rooms.submissions.sweep()).toBe(0);
  });
});
