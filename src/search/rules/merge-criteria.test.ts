import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { FlexibleStay } from '../../stay/rules/flexible-stay.ts';
import { mergeCriteria } from './merge-criteria.ts';
import { NO_CRITERIA } from './chosen-criteria.ts';
import { readCriteria, type CriteriaAddress } from './read-criteria.ts';
import { criteriaQuery } from './write-criteria.ts';

const TODAY = '2026-11-21' as CalendarDate;
const stay = { check_in: '2027-08-03' as CalendarDate, check_out: '2027-08-10' as CalendarDate };
const flexible = { from: '2027-08-01', until: '2027-08-31', nights: 7, weekend: false } as FlexibleStay;
const AUGUST = '?periodo_dal=2027-08-01&periodo_al=2027-08-31&notti=7';
const MAY = { periodo_dal: '2027-05-01', periodo_al: '2027-05-31', weekend: '1' };
type StatedCriteria = Parameters<typeof mergeCriteria>[1];
const NOTHING: StatedCriteria = {
  testo: '',
  tipi: [],
  servizi: [],
  guests: 1,
  stay: null,
};

test.each([
  ['the number of guests in the text', {}, 4, '?ospiti=4&prezzo_max=200'],
  ['the chosen number of guests', { ospiti: '2' }, 4, '?ospiti=2&prezzo_max=100'],
  ['one guest by default', {}, 1, '?prezzo_max=50'],
  ['the number of guests only if no price was chosen', { prezzo_max: '80' }, 4, '?ospiti=4&prezzo_max=80'],
])('mergeCriteria multiplies a price per guest by %s', (_, address, guests, query) => {
  const words = { ...NOTHING, guests, prezzo_min: null, prezzo_max: 50 * guests };
  const each = { prezzo_min: null, prezzo_max: 50 };
  expect(criteriaQuery(mergeCriteria({ ...NO_CRITERIA, ...readCriteria(address, TODAY) }, words, each))).toBe(query);
});

test.each<[string, CriteriaAddress, Partial<StatedCriteria>, string]>([
  ['no criteria if neither the URL nor the text has any', {}, {}, ''],
  ['the guests in the text', {}, { guests: 4 }, '?ospiti=4'],
  ['a chosen number of guests instead of the one in the text', { ospiti: '2' }, { guests: 4 }, '?ospiti=2'],
  ['the dates in the text', {}, { stay }, '?dal=2027-08-03&al=2027-08-10'],
  [
    'chosen dates instead of the dates in the text',
    { dal: '2027-01-01', al: '2027-01-03' },
    { stay },
    '?dal=2027-01-01&al=2027-01-03',
  ],
  ['a chosen check-in instead of dates in the text', { dal: '2027-01-01' }, { stay }, '?dal=2027-01-01'],
  ['the flexible dates in the text', {}, { flexible }, AUGUST],
  ['fixed dates instead of flexible dates in the text', {}, { stay, flexible }, '?dal=2027-08-03&al=2027-08-10'],
  ['a chosen check-in instead of flexible dates in the text', { dal: '2027-01-01' }, { flexible }, '?dal=2027-01-01'],
  [
    'chosen flexible dates instead of dates in the text',
    MAY,
    { stay },
    '?periodo_dal=2027-05-01&periodo_al=2027-05-31&notti=2&weekend=1',
  ],
  ['the price in the text', {}, { prezzo_max: 100 }, '?prezzo_max=100'],
  ['a chosen price instead of the price in the text', { prezzo_min: '50' }, { prezzo_max: 40 }, '?prezzo_min=50'],
  [
    'chosen services together with the services in the text',
    { servizi: 'wifi' },
    { servizi: ['WiFi', 'Spa'] },
    '?servizi=wifi,spa',
  ],
  [
    'a chosen type together with the type in the text',
    { tipo: 'bb' },
    { tipi: ['agriturismo'] },
    '?tipo=bb,agriturismo',
  ],
  [
    'the remaining words of the text',
    { testo: 'trullo con spa' },
    { testo: 'trullo', servizi: ['Spa'] },
    '?testo=trullo&servizi=spa',
  ],
])('mergeCriteria uses %s', (_, address, criteria, query) => {
  const merged = mergeCriteria({ ...NO_CRITERIA, ...readCriteria(address, TODAY) }, { ...NOTHING, ...criteria });
  expect(criteriaQuery(merged)).toBe(query);
});
