import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { nextCin, paint, sentBody } from '../../../test/owner-modules.ts';
import { openSubmissionPortal } from '../../../test/submission-portal.ts';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

const MANDATORY = 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura';
const NIGHT_PRICE = 'Per le case vacanza è obbligatorio inserire il prezzo per notte';
const CALENDAR = 'L’indirizzo del calendario non è valido o non è raggiungibile.';
const CIN_LENGTH = 'Il Codice CIN deve essere tra 8 e 17 caratteri';
const CIN_IN_USE = 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.';
const BAD_TEXT = 'Questo testo contiene caratteri non validi: riscrivilo.';
const OTHER_PLACE = 'La città non appartiene alla provincia indicata.';

const portal = await openSubmissionPortal();
const { expectRefused } = portal;
afterAll(() => portal.close());
afterEach(() => portal.expectAtWork());

async function requestedHosts<T>(work: () => Promise<T>): Promise<{ result: T; hosts: string[] }> {
  const hosts: string[] = [];
  const onFetch = (message: unknown) => {
    const { request } = message as { request: { origin: string } };
    hosts.push(new URL(request.origin).host);
  };
  const onRequest = (message: unknown) => {
    const { request } = message as { request: { host: string } };
    hosts.push(request.host);
  };
  subscribe('undici:request:create', onFetch);
  subscribe('http.client.request.start', onRequest);
  try {
    return { result: await work(), hosts };
  } finally {
    unsubscribe('undici:request:create', onFetch);
    unsubscribe('http.client.request.start', onRequest);
  }
}

type Fields = Parameters<typeof sentBody>[0];

describe('GET /api/check-cin/{cin}', () => {
  const check = (cin: string, headers: Record<string, string> = {}) =>
    portal.call('GET', `/api/check-cin/${encodeURIComponent(cin)}`, { headers });

  test('reports a published CIN as taken and a pending CIN as available, and returns 422 for an invalid CIN', async () => {
    const [taken, waiting] = [nextCin(), nextCin()];
    await buildStruttura(portal.db, { cin: taken });
    await buildStruttura(portal.db, { cin: waiting, status: 'in_attesa' });
    for (const written of [taken, ` ${taken.toLowerCase()} `, taken.slice(2)]) {
      expect((await check(written)).body).toEqual({ available: false, message: 'CIN già in uso' });
    }
    expect(await check(waiting)).toMatchObject({ status: 200, body: { available: true, message: 'CIN disponibile' } });
    expect(await check('IT/058')).toMatchObject({ status: 422, body: { detail: CIN_LENGTH } });
  });
});

describe('POST /api/strutture: validation', () => {
  test('returns the message of the first invalid field, and all messages by field name', async () => {
    const before = await portal.stored();
    const { status, body } = await portal.post('{}');
    expect([status, body.detail, body.codice]).toEqual([422, MANDATORY, 'DATI_NON_VALIDI']);
    expect(Object.keys(body.campi)).toEqual(
      expect.arrayContaining(['nome', 'prezzo_notte', 'booking_ical_url', 'consenso_privacy', 'email']),
    );
    expect(await portal.stored()).toEqual(before);
  });

  test.each<[string, Fields, string]>([
    ['a price of 0', { prezzo_notte: 0 }, NIGHT_PRICE],
    ['a feed on this machine', { booking_ical_url: 'http://127.0.0.1/a.ics', non_su_booking: false }, CALENDAR],
    ['the CAP of another town', { cap: '00184' }, OTHER_PLACE],
    ['a town of another province', { provincia_id: 258 }, OTHER_PLACE],
    ['an object as name', { nome: { $ne: null } }, BAD_TEXT],
    ['a name with a NUL', { nome: 'Casa\0' }, BAD_TEXT],
    ['1,000 types', { tipo_struttura: Array.from({ length: 1000 }, () => 'bb') }, 'Una delle tipologie non esiste.'],
  ])('rejects %s', async (_, fields, detail) => {
    await expectRefused(fields, 422, detail);
  });

  test('rejects a description of 100 KB as too large', async () => {
    await expectRefused({ descrizione: 'a'.repeat(100_000) }, 413, 'I dati inviati sono troppo grandi.');
  });

  test.each([
    ['1e999', 422, NIGHT_PRICE],
    ['NaN', 400, 'Richiesta non valida. Controlla i dati e riprova.'],
  ])('rejects the unquoted JSON price %s', async (number, status, detail) => {
    const before = await portal.stored();
    const answer = await portal.post(JSON.stringify(sentBody({ prezzo_notte: '@' })).replace('"@"', number));
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect(await portal.stored()).toEqual(before);
  });

  test.each([
    ['an emoji family', 'Casa 👨‍👩‍👧‍👦 🏡', 'Casa 👨‍👩‍👧‍👦 🏡'],
    ['an accent in NFD, normalised to NFC', 'Citta\u0300 alta', 'Città alta'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['SQL', "'); drop table strutture; --", "'); drop table strutture; --"],
    ['iCalendar syntax, on one line', 'BEGIN:VEVENT\r\nSUMMARY:x', 'BEGIN:VEVENT SUMMARY:x'],
  ])('stores a name as plain text: %s', async (_, nome, stored) => {
    const answer = await portal.send({ nome });
    expect([answer.status, answer.body.data.nome]).toEqual([201, stored]);
    expect((await portal.rowOf(answer)).nome).toBe(stored);
  });

  test('normalises the price, the CIN and the services before it stores them', async () => {
    const fields = { cin: '\u00a0it-052015 c2 tidied01 ', prezzo_notte: '95.50', telefono: null };
    const types = { tipo_struttura: ['agriturismo'], servizi: ['WiFi'], servizio_pulizie: false, prezzo_pulizie: 50 };
    expect(await portal.rowOf(await portal.send({ ...fields, ...types }))).toMatchObject({
      cin: 'IT052015C2TIDIED01',
      prezzo_notte_cents: 9550,
      telefono: null,
      servizi: ['Prima Colazione Inclusa', 'WiFi'],
      prezzo_pulizie_cents: 0,
    });
  });
});

test('POST /api/strutture ignores read-only fields', async () => {
  const forbidden = {
    id: 1,
    status: 'approvata',
    approved_at: '2026-01-01',
    created_at: '2020-01-01',
    proprietario_email: 'ladro@example.it',
    proprietario_id: 2,
    email_confirmed_at: '2026-01-01',
    stripe_account_id: 'acct_1',
    stripe_onboarding_completed: true,
    is_demo: true,
    isAdmin: true,
    submission_hash: 'x',
  };
  const answer = await portal.post(
    `${JSON.stringify({ ...sentBody({ cin: nextCin() }), ...forbidden }).slice(0, -1)},"__proto__":{"isAdmin":true}}`,
  );
  expect(answer.status).toBe(201);
  expect(answer.body.data.id).not.toBe(1);
  expect(await portal.rowOf(answer)).toMatchObject({
    status: 'in_attesa',
    approved_at: null,
    proprietario_email: 'anna@example.it',
    email_confirmed_at: null,
    stripe_account_id: null,
    stripe_onboarding_completed: false,
    is_demo: false,
  });
  expect('isAdmin' in {}).toBe(false);
});

describe('POST /api/strutture: duplicates', () => {
  test('stores nothing and returns the same response after a double click', async () => {
    const body = JSON.stringify(
      sentBody({ cin: nextCin(), immagini: [`data:image/jpeg;base64,${(await paint('#010203')).toString('base64')}`] }),
    );
    const first = await portal.post(body);
    const before = await portal.stored();
    const again = await portal.post(body, { 'Idempotency-Key': 'k' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await portal.stored()).toEqual(before);
  });

  test('returns 409 if the CIN is already published', async () => {
    const cin = nextCin();
    await buildStruttura(portal.db, { cin });
    await expectRefused({ cin: cin.toLowerCase() }, 409, CIN_IN_USE);
  });
});

test('POST /api/strutture stores the URL of a platform’s feed without requesting it', async () => {
  const booking_ical_url = 'https://ical.booking.com/v1/export?t=1';
  const { result: answer, hosts } = await requestedHosts(() =>
    portal.send({ booking_ical_url, non_su_booking: false }),
  );
  // The test's own request is recorded, which shows that other requests would be recorded, too.
  expect(hosts).toEqual([`127.0.0.1:${portal.port}`]);
  expect(await portal.rowOf(answer)).toMatchObject({ booking_ical_url, non_su_booking: false });
});

const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const picture = async (colour: string) => dataUrl(await paint(colour));

describe('POST /api/strutture: photos in the request', () => {
  test('accepts and stores ten photos', async () => {
    const before = await portal.stored();
    const immagini = await Promise.all(Array.from({ length: 10 }, (_, index) => picture(`#0000${index}${index}`)));
    expect((await portal.send({ immagini })).status).toBe(201);
    const after = await portal.stored();
    expect([after.shown - before.shown, after.photos - before.photos]).toEqual([10, 10]);
  });

  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const invalid = (position: number) => `Il file foto ${position} non è un'immagine valida.`;

  test.each<[string, () => Promise<unknown>, number, string]>([
    [
      'eleven photos',
      async () => Array.from({ length: 11 }, () => 'data:image/png;base64,AAAA'),
      422,
      'Puoi caricare massimo 10 immagini',
    ],
    [
      'a photo of 5,242,881 bytes',
      async () => [dataUrl(new Uint8Array(5_242_881))],
      413,
      'Il file foto 1 è troppo grande. Massimo 5MB per immagine.',
    ],
    [
      'an SVG among valid photos',
      async () => [await picture('#0a0b0c'), await picture('#0c0b0a'), dataUrl(svg, 'image/svg+xml')],
      415,
      invalid(3),
    ],
    ['invalid base64', async () => ['data:image/png;base64,§§§'], 415, invalid(1)],
    ['a URL', async () => ['http://169.254.169.254/x.png'], 422, invalid(1)],
  ])('rejects %s', async (_, immagini, status, detail) => {
    await expectRefused({ immagini: await immagini() }, status, detail);
  });
});

test('POST /api/strutture stores nothing if the connection breaks', async () => {
  const before = await portal.stored();
  const photo = dataUrl(
    await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer(),
  );
  const body = JSON.stringify(sentBody({ cin: nextCin(), immagini: [photo] }));
  const socket = connect(portal.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/strutture HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.slice(0, body.length / 2));
  await sleep(200);
  socket.destroy();
  await expect.poll(() => portal.stored()).toEqual(before);
});

describe('a string that begins like a data URL', () => {
  test('is accepted if it is Italian prose', async () => {
    const descrizione = 'data: 3 maggio, si apre la casa';
    expect(await portal.rowOf(await portal.send({ descrizione }))).toMatchObject({ descrizione });
  });

  test('is rejected in a text field if it could be a photo', async () => {
    const campi = await expectRefused(
      { nome: 'data:image/png;base64,AAAA' },
      422,
      'Questo testo contiene caratteri non validi: riscrivilo.',
    );
    expect(Object.keys(campi)).toEqual(['nome']);
  });
});
