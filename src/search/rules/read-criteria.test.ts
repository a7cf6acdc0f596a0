import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { readFlexible, writeFlexible } from '../../stay/rules/flexible-stay.ts';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA } from '../../strutture/rules/tipi.ts';
import { type ChosenCriteria, NO_CRITERIA, criteriaOf } from './chosen-criteria.ts';
import { MOST_TEXT, readCriteria, slugOfServizio, type CriteriaAddress } from './read-criteria.ts';
import { GRADINI, ORDINI } from './search-criteria.ts';
import { criteriaQuery, writeCriteria } from './write-criteria.ts';

const today = '2026-11-21' as CalendarDate;

describe('search criteria in the URL', () => {
  test.each<[string, CriteriaAddress, Partial<ChosenCriteria>]>([
    ['no criteria', {}, {}],
    ['search words', { testo: '  casale\tcon  piscina ' }, { testo: 'casale con  piscina' }],
    ['a lone surrogate in the text, which is removed', { testo: 'casa\uD800' }, { testo: 'casa' }],
    ['text that contains a null character, which is dropped', { testo: 'a\0b' }, {}],
    [
      'text above the maximum length, which is truncated',
      { testo: 'a'.repeat(10_000) },
      { testo: 'a'.repeat(MOST_TEXT) },
    ],
    ['types, which are sorted and checked', { tipo: 'agriturismo,bb,bb,albergo' }, { tipi: ['bb', 'agriturismo'] }],
    ['services by their slugs', { servizi: 'spa,wifi,nave' }, { servizi: ['WiFi', 'Spa'] }],
    ['equal minimum and maximum prices', { prezzo_min: '50', prezzo_max: '50' }, { prezzo_min: 50, prezzo_max: 50 }],
    ['prices out of range, which are dropped', { prezzo_min: '0', prezzo_max: '100001' }, {}],
    ['prices in an invalid format, which are dropped', { prezzo_min: '1e3', prezzo_max: '50.5' }, {}],
    ['a minimum price above the maximum price, which are both dropped', { prezzo_min: '90', prezzo_max: '50' }, {}],
    ['an invalid value of `sicura`, which is dropped', { sicura: 'true' }, {}],
    ['an invalid value of `gradini`, which is dropped', { gradini: '0' }, {}],
    ['the step-free filter', { gradini: 'nessuno' }, { gradini: 'nessuno' }],
    ['the filter for homes without information about steps', { gradini: 'non-detti' }, { gradini: 'non-detti' }],
    ['an unknown sort order, which is dropped', { ordina: 'Prezzo' }, {}],
    [
      'more than 30 guests, which are limited to 30, and a room, which is dropped',
      { camera: '7', ospiti: '99' },
      { stay: { ...NO_CRITERIA.stay, guests: 30 } },
    ],
  ])('readCriteria parses a URL with %s', (_, address, expected) => {
    expect(readCriteria(address, today)).toEqual({ ...NO_CRITERIA, ...expected });
  });

  test('slugOfServizio returns a unique slug for each service', () => {
    expect(new Set(SERVIZI.map(slugOfServizio)).size).toBe(SERVIZI.length);
    expect(slugOfServizio('Prima Colazione Inclusa')).toBe('prima-colazione-inclusa');
  });
});

describe('criteriaQuery', () => {
  test('writes parameters in a fixed order, without defaults, and with unescaped commas', () => {
    const stay = { dal: '2026-12-05', al: '2026-12-08' };
    const address = { ordina: 'posti', servizi: 'wifi,spa', testo: 'b&b, mare', prezzo_max: '90', ...stay };
    const criteria = readCriteria(address, today);
    expect(criteriaQuery(NO_CRITERIA)).toBe('');
    expect(criteriaQuery(criteria, { dopo: 'x' })).toBe(
      '?testo=b%26b,%20mare&dal=2026-12-05&al=2026-12-08&prezzo_max=90&servizi=wifi,spa&ordina=posti&dopo=x',
    );
  });

  const price = fc.option(fc.integer({ min: 1, max: 100_000 }));
  const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays(today, days));
  const selection = fc.oneof(
    fc.constant(NO_CRITERIA.stay.selection),
    day.map((check_in) => ({ kind: 'checkIn' as const, check_in })),
    fc
      .tuple(day, fc.integer({ min: 1, max: 30 }))
      .map(([check_in, nights]) => ({ kind: 'stay' as const, check_in, check_out: addDays(check_in, nights) })),
  );
  const flexibleIn = ([from, days, nights, weekend]: [CalendarDate, number, number, boolean]) =>
    readFlexible(writeFlexible({ from, until: addDays(from, days), nights, weekend }), today);
  const chosen: fc.Arbitrary<ChosenCriteria> = fc
    .record({
      testo: fc.string({ unit: 'grapheme', maxLength: 30 }),
      selection,
      guests: fc.integer({ min: 1, max: 30 }),
      tipi: fc.subarray([...TIPI_STRUTTURA]),
      servizi: fc.subarray([...SERVIZI]),
      prices: fc.tuple(price, price),
      sicura: fc.boolean(),
      gradini: fc.constantFrom(null, ...GRADINI),
      window: fc.option(fc.tuple(day, fc.integer({ min: 14, max: 62 }), fc.integer({ min: 1, max: 7 }), fc.boolean())),
      ordina: fc.constantFrom(...ORDINI),
    })
    .map(({ selection: chosenDates, guests, prices, window, ...rest }) => {
      const [a, b] = prices;
      const [prezzo_min, prezzo_max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
      const { testo } = readCriteria({ testo: rest.testo }, today);
      const flexible = window && chosenDates.kind === 'empty' ? flexibleIn(window) : null;
      const stay = { selection: chosenDates, guests, camera_id: null, flexible };
      return { ...rest, testo, prezzo_min, prezzo_max, stay };
    });

  test('returns a query that readCriteria parses to the same criteria', () => {
    fc.assert(
      fc.property(chosen, (criteria) => {
        expect(readCriteria(writeCriteria(criteria), today)).toEqual(criteria);
        expect(readCriteria(Object.fromEntries(new URLSearchParams(criteriaQuery(criteria))), today)).toEqual(criteria);
      }),
    );
  });
});

test('criteriaOf returns a stay only for complete dates, which take precedence over flexible dates', () => {
  const arrival = readCriteria({ dal: '2026-12-05', ospiti: '3' }, today);
  expect(criteriaOf(arrival, { kind: 'italia' })).toMatchObject({ stay: null, guests: 3, scope: { kind: 'italia' } });
  const stay = readCriteria({ dal: '2026-12-05', al: '2026-12-08' }, today);
  expect(criteriaOf(stay, { kind: 'regione', regione_id: 9 }).stay).toEqual({
    check_in: '2026-12-05',
    check_out: '2026-12-08',
  });
  const august = { periodo_dal: '2027-08-01', periodo_al: '2027-08-31', notti: '7' };
  expect(criteriaOf(readCriteria(august, today), { kind: 'italia' })).toMatchObject({
    stay: null,
    flexible: { from: '2027-08-01', until: '2027-08-31', nights: 7, weekend: false },
  });
  const both = criteriaOf(readCriteria({ ...august, dal: '2026-12-05', al: '2026-12-08' }, today), { kind: 'italia' });
  expect(both).toMatchObject({ stay: { check_in: '2026-12-05' }, flexible: null });
});
