import { describe, expect, test } from 'vitest';
import type { ConditionFault } from './condition-fault.ts';
import { type PricedStruttura, readConditions } from './read-conditions.ts';

const house: PricedStruttura = { tipo_prenotazione: 'casa_vacanza', posti_letto: 4, ora_limite_oggi: 18, camere: [] };
const bnb: PricedStruttura = {
  ...house,
  tipo_prenotazione: 'bnb',
  posti_letto: 6,
  camere: [{ id: 7, posti_letto: 2 }],
};

const YEAR = {
  camera_id: null,
  nome: '',
  dal: null,
  al: null,
  prezzo_notte: null,
  prezzo_weekend: 110,
  soggiorno_minimo: 2,
  ospiti_inclusi: 2,
  supplemento_ospite: 15.5,
};
const AUGUST = {
  ...YEAR,
  nome: ' Agosto ',
  dal: '2027-08-01',
  al: '2027-08-31',
  prezzo_notte: '130.50',
  ospiti_inclusi: null,
  supplemento_ospite: null,
};
const ROOM = { ...AUGUST, camera_id: 7 };

function buildBody(tariffe: unknown, body: Record<string, unknown> = {}) {
  return { accettazione: 'immediata', politica_cancellazione: 'moderata', tariffe, ...body };
}

test('parses prices and conditions and converts money to cents', () => {
  const same = { camera_id: null, prezzo_weekend_cents: 11_000, soggiorno_minimo: 2 };
  const year = { ...same, nome: '', dal: null, al: null, ospiti_inclusi: 2 };
  const august = { nome: 'Agosto', dal: '2027-08-01', al: '2027-08-31', ospiti_inclusi: null };
  expect(readConditions(buildBody([YEAR, AUGUST], { versione: 'x' }), house)).toEqual({
    ok: true,
    value: {
      accettazione: 'immediata',
      ora_limite_oggi: 18,
      politica_cancellazione: 'moderata',
      tariffe: [
        { ...year, prezzo_notte_cents: null, supplemento_ospite_cents: 1550 },
        { ...year, ...august, prezzo_notte_cents: 13_050, supplemento_ospite_cents: null },
      ],
    },
  });
});

describe('readConditions with valid rows', () => {
  const twoRooms = { ...bnb, camere: [...bnb.camere, { id: 8, posti_letto: 2 }] };
  test.each<[string, unknown[], PricedStruttura]>([
    ['no rows', [], house],
    ['a season of one night', [{ ...AUGUST, al: '2027-08-01' }], house],
    ['consecutive seasons', [AUGUST, { ...AUGUST, dal: '2027-09-01', al: '2027-09-30' }], house],
    ['the same season for two rooms', [ROOM, { ...ROOM, camera_id: 8 }], twoRooms],
  ])('accepts %s', (_, tariffe, struttura) => {
    const reading = readConditions(buildBody(tariffe), struttura);
    expect(reading.ok && reading.value.tariffe).toHaveLength(tariffe.length);
  });

  test('drops a whole-year row without values', () => {
    const withoutLimits = { soggiorno_minimo: null, ospiti_inclusi: null, supplemento_ospite: null };
    const nothing = { ...YEAR, prezzo_weekend: '', ...withoutLimits };
    expect(readConditions(buildBody([nothing]), house)).toMatchObject({ ok: true, value: { tariffe: [] } });
  });
});

describe('readConditions with invalid conditions', () => {
  test.each<[object, keyof typeof YEAR, ConditionFault]>([
    [ROOM, 'camera_id', 'cameraUnknown'],
    [{ ...AUGUST, nome: 'x'.repeat(61) }, 'nome', 'nomeInvalid'],
    [{ ...AUGUST, al: null }, 'al', 'dateMissing'],
    [{ ...AUGUST, dal: '' }, 'dal', 'dateMissing'],
    [{ ...AUGUST, dal: '2027-02-30' }, 'dal', 'dateInvalid'],
    [{ ...AUGUST, dal: '2019-08-01' }, 'dal', 'dateInvalid'],
    [{ ...AUGUST, al: '2027-07-31' }, 'al', 'alBeforeDal'],
    [{ ...AUGUST, prezzo_notte: null }, 'prezzo_notte', 'prezzoMissing'],
    [{ ...YEAR, prezzo_notte: 95 }, 'prezzo_notte', 'prezzoOfTheYear'],
    [{ ...AUGUST, prezzo_notte: 0.99 }, 'prezzo_notte', 'prezzoOutOfRange'],
    [{ ...AUGUST, prezzo_weekend: 19.999 }, 'prezzo_weekend', 'prezzoOutOfRange'],
    [{ ...YEAR, soggiorno_minimo: 91 }, 'soggiorno_minimo', 'soggiornoOutOfRange'],
    [{ ...YEAR, ospiti_inclusi: 5 }, 'ospiti_inclusi', 'ospitiOutOfRange'],
    [{ ...YEAR, ospiti_inclusi: null }, 'ospiti_inclusi', 'ospitiMissing'],
    [{ ...YEAR, supplemento_ospite: null }, 'supplemento_ospite', 'supplementoMissing'],
    [{ ...YEAR, supplemento_ospite: 10_000.01 }, 'supplemento_ospite', 'supplementoOutOfRange'],
    [{ ...AUGUST, supplemento_ospite: 10 }, 'supplemento_ospite', 'supplementoOfSeason'],
  ])('rejects %j in the field %s with %s', (tariffa, field, fault) => {
    const faults = { [`tariffe.0.${field}`]: fault };
    expect(readConditions(buildBody([tariffa]), house)).toEqual({ ok: false, faults });
  });

  test.each<[string, unknown, Record<string, ConditionFault>]>([
    ['rows that are not a list', 'x', { tariffe: 'tariffeInvalid' }],
    ['201 rows', Array.from({ length: 201 }, () => AUGUST), { tariffe: 'tooManyTariffe' }],
    ['a row that is not an object', [null], { 'tariffe.0': 'tariffaInvalid' }],
    [
      'a season with empty dates',
      [{ ...AUGUST, dal: '', al: ' ' }],
      { 'tariffe.0.dal': 'dateMissing', 'tariffe.0.al': 'dateMissing' },
    ],
    ['two rows for the whole year', [YEAR, YEAR], { 'tariffe.1.dal': 'yearTwice' }],
    [
      'overlapping seasons',
      [AUGUST, { ...AUGUST, dal: '2027-08-31', al: '2027-09-05' }],
      { 'tariffe.1.dal': 'seasonsOverlap' },
    ],
    [
      'a row with several faults',
      [{ ...AUGUST, dal: 'x', prezzo_notte: -1 }],
      { 'tariffe.0.dal': 'dateInvalid', 'tariffe.0.prezzo_notte': 'prezzoOutOfRange' },
    ],
  ])('rejects %s', (_, tariffe, faults) => {
    expect(readConditions(buildBody(tariffe), house)).toEqual({ ok: false, faults });
  });

  test('for a bnb, rejects rows for the whole home, for an unknown room, or with more included guests than beds', () => {
    const tariffe = [AUGUST, { ...ROOM, camera_id: 8 }, { ...YEAR, camera_id: 7, ospiti_inclusi: 3 }];
    expect(readConditions(buildBody(tariffe), bnb)).toEqual({
      ok: false,
      faults: {
        'tariffe.0.camera_id': 'cameraUnknown',
        'tariffe.1.camera_id': 'cameraUnknown',
        'tariffe.2.ospiti_inclusi': 'ospitiOutOfRange',
      },
    });
  });

  test('rejects unknown booking modes and policies', () => {
    const body = buildBody(undefined, { accettazione: 'mai', politica_cancellazione: null });
    expect(readConditions(body, house)).toEqual({
      ok: false,
      faults: { accettazione: 'accettazioneInvalid', politica_cancellazione: 'politicaInvalid' },
    });
  });
});

describe('the hour from which bookings for the same day become requests', () => {
  test.each([
    ['the number 18', 18, 18],
    ['a string, as sent by a form', '21', 21],
    ['0, which means always', 0, 0],
    ['24, which means never', 24, 24],
    ['a missing value, which means the default 18', undefined, 18],
  ])('is parsed from %s', (_, ora_limite_oggi, hour) => {
    const reading = readConditions(buildBody([], { ora_limite_oggi }), house);
    expect(reading.ok && reading.value.ora_limite_oggi).toBe(hour);
  });

  test.each([[25], [-1], [18.5], ['18:00'], [''], [null], [[18]], ['diciotto']])(
    'is rejected if it is %j',
    (ora_limite_oggi) => {
      expect(readConditions(buildBody([], { ora_limite_oggi }), house)).toEqual({
        ok: false,
        faults: { ora_limite_oggi: 'oraInvalid' },
      });
    },
  );
});
