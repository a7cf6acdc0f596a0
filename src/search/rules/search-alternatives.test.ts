import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { NO_SEARCH_ALTERNATIVES, readSearchAlternatives, writeSearchAlternatives } from './search-alternatives.ts';

const TODAY = '2026-11-26' as CalendarDate;
const JUNE = '2027-06-01,2027-07-01,7';
const SUMMER = '2027-06-01,2027-09-01,92';
const WEEKENDS = '2027-05-01,2027-06-01,2,1';

test.each([
  {},
  { oppure: JUNE },
  { oppure: SUMMER },
  { oppure: `${JUNE};${WEEKENDS}`, a_persona: '150' },
  { non_escluso: 'senza wifi;non a Roma' },
])('writeSearchAlternatives and readSearchAlternatives round-trip %j', (address) => {
  expect(writeSearchAlternatives(readSearchAlternatives(address, TODAY))).toEqual(address);
});

describe('readSearchAlternatives', () => {
  test.each([
    { oppure: 'agosto' },
    { oppure: '2026-01-01,2026-02-01,7' },
    { oppure: '2027-06-01,2027-09-30,7' },
    { oppure: '2026-06-01,2026-06-08,7' },
    { oppure: '2027-06-08,2027-06-01,-7' },
    { oppure: '2027-06-01,2027-06-01,0' },
    { oppure: '2027-06-01,2027-07-01,<b>' },
    { oppure: ';;;,,,' },
    { non_escluso: '; ;' },
    { a_persona: '0' },
    { a_persona: '50 euro' },
    { a_persona: '9999999' },
  ])('ignores invalid values: %j', (address) => {
    expect(readSearchAlternatives(address, TODAY)).toEqual(NO_SEARCH_ALTERNATIVES);
  });

  test('returns at most three alternative periods', () => {
    expect(
      readSearchAlternatives({ oppure: Array.from({ length: 1000 }, () => JUNE).join(';') }, TODAY).alternatives,
    ).toHaveLength(3);
  });
});
