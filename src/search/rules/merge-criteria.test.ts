import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { mergeCriteria } from './merge-criteria.ts';
import { NO_CRITERIA } from './chosen-criteria.ts';
import { readCriteria, type CriteriaAddress } from './read-criteria.ts';
import { criteriaQuery } from './write-criteria.ts';

const TODAY = '2026-11-21' as CalendarDate;
const stay = { check_in: '2027-08-03' as CalendarDate, check_out: '2027-08-10' as CalendarDate };
type StatedCriteria = Parameters<typeof mergeCriteria>[1];
const NOTHING: StatedCriteria = {
  testo: '',
  tipi: [],
  servizi: [],
  guests: 1,
  stay: null,
};

test.each<[string, CriteriaAddress, Partial<StatedCriteria>, string]>([
  ['nothing', {}, {}, ''],
  ['guests of the words', {}, { guests: 4 }, '?ospiti=4'],
  ['a choice before words', { ospiti: '2' }, { guests: 4 }, '?ospiti=2'],
  ['dates of the words', {}, { stay }, '?dal=2027-08-03&al=2027-08-10'],
  ['chosen dates first', { dal: '2027-01-01', al: '2027-01-03' }, { stay }, '?dal=2027-01-01&al=2027-01-03'],
  ['an arrival that was chosen', { dal: '2027-01-01' }, { stay }, '?dal=2027-01-01'],
  ['both services', { servizi: 'wifi' }, { servizi: ['WiFi', 'Spa'] }, '?servizi=wifi,spa'],
  ['both types', { tipo: 'bb' }, { tipi: ['agriturismo'] }, '?tipo=bb,agriturismo'],
  [
    'the words that are left',
    { testo: 'trullo con spa' },
    { testo: 'trullo', servizi: ['Spa'] },
    '?testo=trullo&servizi=spa',
  ],
])('%s', (_, address, criteria, query) => {
  const merged = mergeCriteria({ ...NO_CRITERIA, ...readCriteria(address, TODAY) }, { ...NOTHING, ...criteria });
  expect(criteriaQuery(merged)).toBe(query);
});
