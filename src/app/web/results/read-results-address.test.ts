import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { readResultsAddress } from './read-results-address.ts';

const read = (query: string) =>
  readResultsAddress(new Request(`https://example.it/cerca?${query}`), '2026-11-26' as CalendarDate);

test.each([
  ['dove=toscana&ambiente=mare', { kind: 'ambiente', ambiente: 'mare', inside: null, dove: 'toscana' }],
  ['area=salento', { kind: 'area', area: 'salento' }],
  ['dove=toscana', null],
])('the query %s is parsed as the zone %j', (query, zone) => {
  expect(read(query).zone).toEqual(zone);
});
