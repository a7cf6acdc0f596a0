import { describe, expect, test } from 'vitest';
import type { ConditionFault } from './condition-fault.ts';
import { type PricedStruttura, readConditions } from './read-conditions.ts';

const house: PricedStruttura = { tipo_prenotazione: 'casa_vacanza', posti_letto: 4, camere: [] };
const bnb: PricedStruttura = { tipo_prenotazione: 'bnb', posti_letto: 6, camere: [{ id: 7, posti_letto: 2 }] };

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

test('prices and conditions, in cents', () => {
  expect(readConditions(buildBody([YEAR, AUGUST], { versione: 'x' }), house)).toEqual({
    ok: true,
    value: {
      accettazione: 'immediata',
      politica_cancellazione: 'moderata',
      tariffe: [
        {
          camera_id: null,
          nome: '',
          dal: null,
          al: null,
          prezzo_notte_cents: null,
          prezzo_weekend_cents: 11_000,
          soggiorno_minimo: 2,
          ospiti_inclusi: 2,
          supplemento_ospite_cents: 1550,
        },
        {
          camera_id: null,
          nome: 'Agosto',
          dal: '2027-08-01',
          al: '2027-08-31',
          prezzo_notte_cents: 13_050,
          prezzo_weekend_cents: 11_000,
          soggiorno_minimo: 2,
          ospiti_inclusi: null,
          supplemento_ospite_cents: null,
        },
      ],
    },
  });
});

describe('what is fine', () => {
  test.each<[string, unknown[], PricedStruttura]>([
    ['no rows', [], house],
    ['a season of one night', [{ ...AUGUST, al: '2027-08-01' }], house],
    ['seasons one after the other', [AUGUST, { ...AUGUST, dal: '2027-09-01', al: '2027-09-30' }], house],
    [
      'one season for the room, two rooms alike',
      [ROOM, { ...ROOM, camera_id: 8 }],
      {
        ...bnb,
        camere: [...bnb.camere, { id: 8, posti_letto: 2 }],
      },
    ],
  ])('%s', (_, tariffe, struttura) => {
    const reading = readConditions(buildBody(tariffe), struttura);
    expect(reading.ok && reading.value.tariffe).toHaveLength(tariffe.length);
  });

  test('a row of the year that says nothing is left out', () => {
    const nothing = {
      ...YEAR,
      prezzo_weekend: '',
      soggiorno_minimo: null,
      ospiti_inclusi: null,
      supplemento_ospite: null,
    };
    expect(readConditions(buildBody([nothing]), house)).toMatchObject({ ok: true, value: { tariffe: [] } });
  });
});

describe('what is refused, by its field', () => {
  test.each<[string, unknown, Record<string, ConditionFault>]>([
    ['rows that are no list', 'x', { tariffe: 'tariffeInvalid' }],
    ['201 rows', Array.from({ length: 201 }, () => AUGUST), { tariffe: 'tooManyTariffe' }],
    ['a row that is none', [null], { 'tariffe.0': 'tariffaInvalid' }],
    ['a room of a house', [ROOM], { 'tariffe.0.camera_id': 'cameraUnknown' }],
    ['a long name', [{ ...AUGUST, nome: 'x'.repeat(61) }], { 'tariffe.0.nome': 'nomeInvalid' }],
    ['a first day alone', [{ ...AUGUST, al: null }], { 'tariffe.0.al': 'dateMissing' }],
    ['a last day alone', [{ ...AUGUST, dal: '' }], { 'tariffe.0.dal': 'dateMissing' }],
    [
      'a season whose days are empty fields',
      [{ ...AUGUST, dal: '', al: ' ' }],
      { 'tariffe.0.dal': 'dateMissing', 'tariffe.0.al': 'dateMissing' },
    ],
    ['30 February', [{ ...AUGUST, dal: '2027-02-30' }], { 'tariffe.0.dal': 'dateInvalid' }],
    ['a year that no calendar has', [{ ...AUGUST, dal: '2019-08-01' }], { 'tariffe.0.dal': 'dateInvalid' }],
    ['from the end to the beginning', [{ ...AUGUST, al: '2027-07-31' }], { 'tariffe.0.al': 'alBeforeDal' }],
    ['a season without a price', [{ ...AUGUST, prezzo_notte: null }], { 'tariffe.0.prezzo_notte': 'prezzoMissing' }],
    ['a price of the year', [{ ...YEAR, prezzo_notte: 95 }], { 'tariffe.0.prezzo_notte': 'prezzoOfTheYear' }],
    ['less than a euro', [{ ...AUGUST, prezzo_notte: 0.99 }], { 'tariffe.0.prezzo_notte': 'prezzoOutOfRange' }],
    ['a third of a cent', [{ ...AUGUST, prezzo_weekend: 19.999 }], { 'tariffe.0.prezzo_weekend': 'prezzoOutOfRange' }],
    [
      '91 nights at least',
      [{ ...YEAR, soggiorno_minimo: 91 }],
      { 'tariffe.0.soggiorno_minimo': 'soggiornoOutOfRange' },
    ],
    ['more guests than beds', [{ ...YEAR, ospiti_inclusi: 5 }], { 'tariffe.0.ospiti_inclusi': 'ospitiOutOfRange' }],
    ['a supplement for nobody', [{ ...YEAR, ospiti_inclusi: null }], { 'tariffe.0.ospiti_inclusi': 'ospitiMissing' }],
    [
      'guests and no supplement',
      [{ ...YEAR, supplemento_ospite: null }],
      { 'tariffe.0.supplemento_ospite': 'supplementoMissing' },
    ],
    [
      'a supplement of 10,000.01',
      [{ ...YEAR, supplemento_ospite: 10_000.01 }],
      { 'tariffe.0.supplemento_ospite': 'supplementoOutOfRange' },
    ],
    [
      'a supplement of a season',
      [{ ...AUGUST, supplemento_ospite: 10 }],
      { 'tariffe.0.supplemento_ospite': 'supplementoOfSeason' },
    ],
    ['the year twice', [YEAR, YEAR], { 'tariffe.1.dal': 'yearTwice' }],
    [
      'seasons that share a night',
      [AUGUST, { ...AUGUST, dal: '2027-08-31', al: '2027-09-05' }],
      { 'tariffe.1.dal': 'seasonsOverlap' },
    ],
    [
      'all faults at once',
      [{ ...AUGUST, dal: 'x', prezzo_notte: -1 }],
      { 'tariffe.0.dal': 'dateInvalid', 'tariffe.0.prezzo_notte': 'prezzoOutOfRange' },
    ],
  ])('%s', (_, tariffe, faults) => {
    expect(readConditions(buildBody(tariffe), house)).toEqual({ ok: false, faults });
  });

  test('of a bnb: rows of the house, of a room that is not its own, or with more guests than the room has beds', () => {
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

  test('words that are none', () => {
    const body = buildBody(undefined, { accettazione: 'mai', politica_cancellazione: null });
    expect(readConditions(body, house)).toEqual({
      ok: false,
      faults: { accettazione: 'accettazioneInvalid', politica_cancellazione: 'politicaInvalid' },
    });
  });
});
