import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { nextCin, paint, sentBody, sentCamera } from '../../../test/owner-rooms.ts';
import { openSubmissionPortal, type SubmissionPortal } from '../../../test/submission-portal.ts';

const MANDATORY = 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura';
const NIGHT_PRICE = 'Per le case vacanza è obbligatorio inserire il prezzo per notte';
const CALENDAR = "L'indirizzo del calendario non è valido o non è raggiungibile.";
const CALENDAR_HTTP = "L'URL del calendario deve iniziare con http:// o https://";
const CONSENT = "È necessario accettare l'informativa sulla privacy per procedere";
const CIN_LENGTH = 'Il Codice CIN deve essere tra 8 e 17 caratteri';
const CIN_IN_USE = 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.';
const OTHER_PLACE = 'La città non appartiene alla provincia indicata.';

let portal: SubmissionPortal;

beforeAll(async () => {
  portal = await openSubmissionPortal();
});
afterAll(() => portal.close());
afterEach(() => portal.expectAtWork());

/** The machines that this process asks by HTTP while it works, in whatever way Node offers. */
async function hostsAsked<T>(work: () => Promise<T>): Promise<{ result: T; hosts: string[] }> {
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

const expectRefused = (fields: Fields, status: number, detail: string) => portal.expectRefused(fields, status, detail);

describe('GET /api/check-cin/{cin} (rows 10 to 12)', () => {
  const check = (cin: string, address?: string) =>
    portal.request(
      `/api/check-cin/${encodeURIComponent(cin)}`,
      address ? { headers: { 'X-Forwarded-For': address } } : {},
    );

  test('a published code is taken, however it is written; a waiting one is free and tells nothing', async () => {
    const [taken, waiting] = [nextCin(), nextCin()];
    await buildStruttura(portal.database.db, { cin: taken });
    await buildStruttura(portal.database.db, { cin: waiting, status: 'in_attesa' });
    for (const written of [taken, taken.toLowerCase(), ` ${taken} `, taken.slice(2)]) {
      expect((await check(written)).body).toEqual({ available: false, message: 'CIN già in uso' });
    }
    expect(await check(waiting)).toMatchObject({ status: 200, body: { available: true, message: 'CIN disponibile' } });
  });

  test.each(['IT12345', '        ', 'IT/058', 'IT052015Ｃ2ABCD1234', 'IT0520\u200b15C2ABCD1'])(
    '%j is none',
    async (cin) => {
      expect(await check(cin)).toMatchObject({ status: 422, body: { detail: CIN_LENGTH } });
    },
  );

  test('an address asks 30 times a minute', async () => {
    const answers = [];
    for (let asked = 0; asked < 31; asked += 1) answers.push(await check('IT052015C2ASKED01', '203.0.113.7'));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/^Troppe richieste\./) },
    });
  });
});

describe('POST /api/strutture: the checks in their order (rows 13 to 19, 24)', () => {
  test.each([
    'nome',
    'descrizione',
    'cin',
    'indirizzo',
    'citta_id',
    'cap',
    'posti_letto',
    'num_camere',
    'num_bagni',
    'tipo_struttura',
  ])('without %s', async (field) => {
    const campi = await expectRefused(
      { [field]: undefined, ...(field === 'citta_id' && { citta: undefined }) },
      422,
      MANDATORY,
    );
    expect(Object.keys(campi)).toContain(field);
  });

  test('everything wrong at once is told by the first check, and by field', async () => {
    const before = await portal.stored();
    const { status, body } = await portal.post('{}');
    expect([status, body.detail, body.codice]).toEqual([422, MANDATORY, 'DATI_NON_VALIDI']);
    expect(Object.keys(body.campi)).toEqual(
      expect.arrayContaining(['nome', 'prezzo_notte', 'booking_ical_url', 'consenso_privacy', 'email']),
    );
    expect(await portal.stored()).toEqual(before);
  });

  const bnb = { tipo_struttura: ['bb'], tipo_prenotazione: 'bnb' };
  const room = (camera: Record<string, unknown>) => ({ ...bnb, camere: [sentCamera(camera)] });

  test.each<[string, Fields, string]>([
    ['a price of 0', { prezzo_notte: 0 }, NIGHT_PRICE],
    ['a price of 1e7', { prezzo_notte: 1e7 }, NIGHT_PRICE],
    [
      'a bnb without rooms',
      { ...bnb, camere: [] },
      'Per B&B/Affittacamere è obbligatorio configurare almeno una camera',
    ],
    [
      '101 rooms',
      { ...bnb, camere: Array.from({ length: 101 }, () => sentCamera()) },
      'Puoi inserire al massimo 100 camere.',
    ],
    ['a room without beds', room({ posti_letto: 0 }), 'I posti letto di una camera vanno da 1 a 8.'],
    ['nine beds', room({ posti_letto: 9 }), 'I posti letto di una camera vanno da 1 a 8.'],
    ['one bed and a half', room({ posti_letto: 1.5 }), 'I posti letto di una camera vanno da 1 a 8.'],
    [
      'a room for nothing',
      room({ prezzo_notte: 0 }),
      'Il prezzo della camera va da 1 a 100.000 €, con al massimo due decimali.',
    ],
    ['a king-size bed', room({ tipo_letti: 'king' }), 'Scegli il tipo di letti'],
    ['a room without a name', room({ nome_camera: ' ' }), 'Dai un nome alla camera'],
    [
      'notes of 1,001 characters',
      room({ note: 'a'.repeat(1001) }),
      'Le note possono avere al massimo 1.000 caratteri.',
    ],
    ['no calendar', { non_su_booking: false }, "L'URL del calendario Booking.com è obbligatorio per nuove strutture"],
    ['cleaning for nothing', { prezzo_pulizie: 0 }, 'Se offri il servizio pulizie, devi specificare un prezzo valido'],
    ['the CAP of another town', { cap: '00184' }, OTHER_PLACE],
    ['a town of another province', { provincia_id: 258 }, OTHER_PLACE],
    ['no consent', { consenso_privacy: undefined }, CONSENT],
    ['consent as a text', { consenso_privacy: 'true' }, CONSENT],
    ['consent as a number', { consenso_privacy: 1 }, CONSENT],
    ['a published CIN too short to be one', { cin: 'ABC' }, CIN_LENGTH],
  ])('%s', async (_, fields, detail) => {
    await expectRefused(fields, 422, detail);
  });

  test('of two faults the earlier check speaks', async () => {
    await expectRefused({ consenso_privacy: false, cin: 'ABC', prezzo_notte: 0 }, 422, NIGHT_PRICE);
  });

  test('breakfast comes and goes with the type, and no price with no cleaning', async () => {
    const fields = { tipo_struttura: ['agriturismo'], servizi: ['WiFi'], servizio_pulizie: false, prezzo_pulizie: 50 };
    const row = await portal.rowOf(await portal.send(fields));
    expect(row).toMatchObject({ servizi: ['Prima Colazione Inclusa', 'WiFi'], prezzo_pulizie_cents: 0 });
    expect((await portal.rowOf(await portal.send({ servizi: ['Prima Colazione Inclusa'] }))).servizi).toEqual([]);
  });
});

describe('POST /api/strutture: what nobody may set (row 20)', () => {
  test('never takes effect', async () => {
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
    expect(answer.body.data?.id).not.toBe(1);
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
});

describe('POST /api/strutture: again and at once (row 21)', () => {
  test('a double click gets the same answer', async () => {
    const body = JSON.stringify(
      sentBody({ cin: nextCin(), immagini: [`data:image/jpeg;base64,${(await paint('#010203')).toString('base64')}`] }),
    );
    const first = await portal.post(body);
    const before = await portal.stored();
    const again = await portal.post(body, { 'Idempotency-Key': 'k' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await portal.stored()).toEqual(before);
  });

  test('a CIN that waits is not known as used: all that are sent with it at once wait', async () => {
    const cin = nextCin();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => portal.send({ cin, nome: `Casa ${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(5);
  });

  test('a published CIN', async () => {
    const cin = nextCin();
    await buildStruttura(portal.database.db, { cin });
    await expectRefused({ cin: cin.toLowerCase() }, 409, CIN_IN_USE);
  });
});

describe('POST /api/strutture: calendar addresses (row 25)', () => {
  test.each([
    ['httpx://example.com/a.ics', CALENDAR],
    ['javascript:alert(1)//.ics', CALENDAR_HTTP],
    ['file:///etc/passwd.ics', CALENDAR_HTTP],
    ['http://127.0.0.1/a.ics', CALENDAR],
    ['http://2130706433/a.ics', CALENDAR],
    ['http://①②⑦.⓪.⓪.①/a.ics', CALENDAR],
    ['http://[::1]/a.ics', CALENDAR],
    ['http://169.254.169.254/latest/meta-data.ics', CALENDAR],
    ['http://localhost/a.ics', CALENDAR],
    ['https://anna:segreto@example.com/a.ics', CALENDAR],
    [`https://example.com/${'a'.repeat(2048)}.ics`, CALENDAR],
  ])('%s', async (booking_ical_url, detail) => {
    await expectRefused({ booking_ical_url, non_su_booking: false }, 422, detail);
  });

  test("a platform's own is kept, and nobody asks it", async () => {
    const booking_ical_url = 'https://ical.booking.com/v1/export?t=1';
    const { result: answer, hosts } = await hostsAsked(() => portal.send({ booking_ical_url, non_su_booking: false }));
    // Our own request is seen, so any other would be.
    expect(hosts).toEqual([`127.0.0.1:${portal.port}`]);
    expect(await portal.rowOf(answer)).toMatchObject({ booking_ical_url, non_su_booking: false });
  });
});
