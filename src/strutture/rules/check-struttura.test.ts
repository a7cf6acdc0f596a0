import { flags } from '../../../test/flags.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, bnb, type Change, camera, edit, facts, home, refusal } from '../../../test/struttura-form.ts';
import { emptyStory } from './listing-fields.ts';
import type { CheckFacts } from './read-struttura.ts';
import * as messages from '../messages/owner.ts';

test('normalises a valid form and converts money to cents', () => {
  expect(accepted(home)).toEqual({
    nome: 'Podere Le Querce',
    descrizione: 'Tra le vigne.\nCon piscina.',
    tipo_struttura: ['casa_vacanza'],
    tipo_prenotazione: 'casa_vacanza',
    cin: 'IT052015C2ABCD1234',
    indirizzo: 'Strada delle Vigne 14',
    citta_id: 52015,
    cap: '53045',
    prezzo_notte_cents: 9550,
    posti_letto: 4,
    num_camere: 2,
    num_bagni: 1,
    ...flags(true),
    servizi: ['WiFi', 'Piscina'],
    camere: [],
    servizio_pulizie: true,
    prezzo_pulizie_cents: 4000,
    telefono: '0578 757012',
    email: 'anna@example.it',
    booking_ical_url: 'https://ical.booking.com/v1/export?t=1',
    non_su_booking: false,
    ...emptyStory(),
    punto: null,
    traduzioni: {},
    traduzioni_testi: {},
    accoglie_foto_id: null,
  });
});

test('ignores fields that only the server or an administrator may set', () => {
  const forbidden = {
    id: 1,
    status: 'approvata',
    approved_at: '2026-01-01',
    created_at: '2026-01-01',
    stripe_account_id: 'acct_1',
    stripe_onboarding_completed: true,
    proprietario_email: 'altro@example.it',
    email_confirmed_at: '2026-01-01',
    is_demo: true,
  };
  expect(Object.keys(accepted({ ...home, ...forbidden }))).toEqual(Object.keys(accepted(home)));
});

const RULE_1 = 'Per favore compila tutti i campi obbligatori inclusa la tipologia di struttura';

describe('checkStruttura: required fields', () => {
  const MANDATORY = {
    nome: 'nomeMissing',
    descrizione: 'descrizioneMissing',
    tipo_struttura: 'tipoMissing',
    cin: 'cinMissing',
    indirizzo: 'indirizzoMissing',
    cap: 'capMissing',
    posti_letto: 'postiLettoMissing',
    num_camere: 'numCamereMissing',
    num_bagni: 'numBagniMissing',
  };

  test.each(Object.entries(MANDATORY))('rejects a form without %s', (field, fault) => {
    const { [field]: _, ...without } = home as Change;
    const empty = field === 'tipo_struttura' ? [] : ' \u200b ';
    for (const input of [without, { ...home, [field]: null }, { ...home, [field]: empty }]) {
      expect(refusal(input)).toEqual({ detail: RULE_1, campi: { [field]: fault } });
    }
  });

  test('rejects an unknown city', () => {
    expect(refusal(home, { ...facts, town: null })).toEqual({ detail: RULE_1, campi: { citta_id: 'cittaMissing' } });
  });

  test('reports all missing fields of an empty form together', () => {
    const { detail, campi } = refusal({}, { ...facts, town: null });
    expect(detail).toBe(RULE_1);
    expect(campi).toEqual({
      ...MANDATORY,
      citta_id: 'cittaMissing',
      prezzo_notte: 'prezzoNotteMissing',
      email: 'emailMissing',
      booking_ical_url: 'calendarMissing',
      consenso_privacy: 'consensoMissing',
    });
  });
});

describe('checkStruttura: nightly price of a casa_vacanza', () => {
  const detail = 'Per le case vacanza è obbligatorio inserire il prezzo per notte';

  test.each([undefined, null, '', ' '])('rejects %j as missing', (prezzo_notte) => {
    expect(refusal({ ...home, prezzo_notte })).toEqual({ detail, campi: { prezzo_notte: 'prezzoNotteMissing' } });
  });

  test.each([0, -1, 'abc', '50abc', '1,50', 0.001, 0.99, 19.999, 1e7, 100_000.01, true, [95]].map((value) => [value]))(
    'rejects %j, which is not a price from 1 to 100,000 euros',
    (prezzo_notte) => {
      expect(refusal({ ...home, prezzo_notte })).toEqual({ detail, campi: { prezzo_notte: 'prezzoNotteOutOfRange' } });
    },
  );

  test.each([1, 100_000, '95', '95.50'])('accepts %j', (prezzo_notte) => {
    expect(accepted({ ...home, prezzo_notte }).prezzo_notte_cents).toBe(Number(prezzo_notte) * 100);
  });

  test('treats a form without tipo_prenotazione as a casa_vacanza and ignores its rooms', () => {
    const { tipo_prenotazione: _, ...withoutType } = { ...home, camere: [{ nome_camera: '' }] };
    expect(accepted(withoutType)).toMatchObject({ tipo_prenotazione: 'casa_vacanza', camere: [] });
  });
});

describe('checkStruttura: rooms of a bnb', () => {
  const detail = 'Per B&B/Affittacamere è obbligatorio configurare almeno una camera';

  test.each([undefined, null, [], {}, 'Rosa'].map((value) => [value]))(
    'rejects a bnb whose camere are %j',
    (camere) => {
      expect(refusal({ ...bnb, camere })).toEqual({ detail, campi: { camere: 'camereMissing' } });
    },
  );

  test('drops the prezzo_notte of a bnb and keeps the prices of the rooms', () => {
    expect(accepted({ ...bnb, prezzo_notte: 'abc' })).toMatchObject({
      prezzo_notte_cents: null,
      camere: [{ nome_camera: 'Rosa', prezzo_notte_cents: 5000, disponibile: true }],
    });
  });

  test.each([
    [Array.from({ length: 101 }, () => camera), { camere: 'tooManyCamere' }],
    [[camera, { ...camera, posti_letto: 0 }], { 'camere.1.posti_letto': 'postiCameraOutOfRange' }],
  ])('rejects invalid rooms with the faults $1', (camere, campi) => {
    const fault = Object.values(campi)[0] as keyof typeof messages.submissionFaults;
    expect(refusal({ ...bnb, camere })).toEqual({ detail: messages.submissionFaults[fault], campi });
  });
});

describe('checkStruttura: invalid calendar URL', () => {
  const detail = "L'URL del calendario deve iniziare con http:// o https://";
  const campi = { booking_ical_url: 'calendarNotHttp' };

  test.each(['ftp://a.it/b.ics', 'www.airbnb.it/a.ics', 7, ['https://a.it/b.ics']].map((value) => [value]))(
    'rejects %j, which is not a string that starts with http',
    (booking_ical_url) => {
      expect(refusal({ ...home, booking_ical_url })).toEqual({ detail, campi });
      expect(refusal({ ...home, booking_ical_url }, edit)).toEqual({ detail, campi });
    },
  );

  test('rejects a forbidden URL, and reports an invalid CIN before it', () => {
    const input = { ...home, booking_ical_url: 'http://127.0.0.1/a.ics' };
    const invalid = { booking_ical_url: 'calendarUrlInvalid' };
    expect(refusal(input)).toEqual({
      detail: 'L’indirizzo del calendario non è valido o non è raggiungibile.',
      campi: invalid,
    });
    expect(refusal({ ...input, cin: 'ABC' })).toEqual({
      detail: 'Il Codice CIN deve essere tra 8 e 17 caratteri',
      campi: { cin: 'cinLength', ...invalid },
    });
  });
});

describe('checkStruttura: missing calendar URL', () => {
  test.each([undefined, null, '', '  '])(
    'treats the calendar URL %j as missing, which is an error when creating but not when editing',
    (booking_ical_url) => {
      expect(refusal({ ...home, booking_ical_url })).toEqual({
        detail: "L'URL del calendario Booking.com è obbligatorio per nuove strutture",
        campi: { booking_ical_url: 'calendarMissing' },
      });
      expect(accepted({ ...home, booking_ical_url }, edit).booking_ical_url).toBeNull();
      expect(accepted({ ...home, booking_ical_url, non_su_booking: true })).toMatchObject({
        booking_ical_url: null,
        non_su_booking: true,
      });
    },
  );

  test('drops the calendar URL if the struttura is not on Booking.com', () => {
    expect(accepted({ ...home, non_su_booking: true }).booking_ical_url).toBeNull();
    expect(accepted({ ...home, non_su_booking: true, booking_ical_url: 'x' }).booking_ical_url).toBeNull();
  });

  test.each(['true', 1])('requires a calendar if non_su_booking has the invalid value %j', (non_su_booking) => {
    expect(refusal({ ...home, booking_ical_url: '', non_su_booking }).campi).toEqual({
      booking_ical_url: 'calendarMissing',
      non_su_booking: 'flagInvalid',
    });
  });
});

describe('checkStruttura: price of the cleaning service', () => {
  const detail = 'Se offri il servizio pulizie, devi specificare un prezzo valido';

  test.each([
    [undefined, 'prezzoPulizieInvalid'],
    ['', 'prezzoPulizieInvalid'],
    [0, 'prezzoPulizieOutOfRange'],
    [100_001, 'prezzoPulizieOutOfRange'],
    ['abc', 'prezzoPulizieOutOfRange'],
  ])('rejects the price %j', (prezzo_pulizie, fault) => {
    expect(refusal({ ...home, prezzo_pulizie })).toEqual({ detail, campi: { prezzo_pulizie: fault } });
  });

  test.each([50, 'abc', -1, null])(
    'sets the price to 0 if cleaning is not offered, even if the form contains %j',
    (prezzo_pulizie) => {
      expect(accepted({ ...home, servizio_pulizie: false, prezzo_pulizie }).prezzo_pulizie_cents).toBe(0);
    },
  );
});

test.each([undefined, false, 'true', 1, null, [true]].map((value) => [value]))(
  'treats consenso_privacy %j as no consent, which is an error except in admin mode and when editing',
  (consenso_privacy) => {
    expect(refusal({ ...home, consenso_privacy })).toEqual({
      detail: "È necessario accettare l'informativa sulla privacy per procedere",
      campi: { consenso_privacy: 'consensoMissing' },
    });
    expect(refusal({ ...home, consenso_privacy }, { ...facts, isAdmin: true }).detail).toBeNull();
    expect(refusal({ ...home, consenso_privacy }, edit).detail).toBeNull();
  },
);

describe('checkStruttura: CIN in use', () => {
  const taken = { ...facts, isCinInUse: true };
  const detail = 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.';

  test.each([home.cin, 'ABC'])('rejects %j without checking its length', (cin) => {
    expect(refusal({ ...home, cin }, taken)).toEqual({ detail, campi: { cin: 'cinInUse' } });
  });
});

test.each(['ABCD123', 'ABCDEFGH1234567890', 'ABCD/1234', 12_345_678, ['ABCD1234']].map((value) => [value]))(
  'rejects the CIN %j, which is not a string of 8 to 17 letters and digits',
  (cin) => {
    expect(refusal({ ...home, cin })).toEqual({
      detail: 'Il Codice CIN deve essere tra 8 e 17 caratteri',
      campi: { cin: 'cinLength' },
    });
  },
);

const NINE: readonly (readonly [Change, Partial<CheckFacts>, string])[] = [
  [{ nome: '' }, {}, RULE_1],
  [{ prezzo_notte: 0 }, {}, 'Per le case vacanza è obbligatorio inserire il prezzo per notte'],
  [{ tipo_prenotazione: 'bnb', camere: [] }, {}, 'Per B&B/Affittacamere è obbligatorio configurare almeno una camera'],
  [{ booking_ical_url: 'ftp://a' }, {}, "L'URL del calendario deve iniziare con http:// o https://"],
  [{ booking_ical_url: '' }, {}, "L'URL del calendario Booking.com è obbligatorio per nuove strutture"],
  [{ prezzo_pulizie: 0 }, {}, 'Se offri il servizio pulizie, devi specificare un prezzo valido'],
  [{ consenso_privacy: false }, {}, "È necessario accettare l'informativa sulla privacy per procedere"],
  [{}, { isCinInUse: true }, 'Il Codice CIN inserito è già in uso. Inserisci un CIN diverso.'],
  [{ cin: 'ABC' }, {}, 'Il Codice CIN deve essere tra 8 e 17 caratteri'],
];

describe('checkStruttura: order of the checks', () => {
  test('reports the first failing check in the specified order, regardless of the order of fields', () => {
    const exclusive = [
      [1, 2],
      [3, 4],
    ];
    const some = fc
      .subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 })
      .filter((chosen) => !exclusive.some((pair) => pair.every((index) => chosen.includes(index))));
    fc.assert(
      fc.property(some, (chosen) => {
        const failing = chosen.map((index) => NINE[index]!);
        const input = Object.assign({}, home, ...failing.map(([change]) => change)) as Change;
        const known = Object.assign({}, facts, ...failing.map(([, change]) => change)) as CheckFacts;
        expect(refusal(input, known).detail).toBe(failing[0]?.[2]);
      }),
    );
  });

  test('reports each of the nine specified checks before the additional checks', () => {
    const ours = { nome: 'a'.repeat(121), email: 'x', telefono: 'x', servizi: ['x'], cap: '00100', posti_letto: 0 };
    for (const [change, known, sentence] of NINE) {
      expect(refusal({ ...home, ...ours, ...change }, { ...facts, ...known }).detail).toBe(sentence);
    }
  });
});
