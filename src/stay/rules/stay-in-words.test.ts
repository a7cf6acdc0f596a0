import { afterEach, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Language } from '../../kernel/language.ts';
import * as de from './stay-in-words.de.ts';
import * as en from './stay-in-words.en.ts';
import * as fr from './stay-in-words.fr.ts';
import { setTestLanguage, resetTestLanguage } from '../../../test/test-language.ts';

const FORMATTERS = { en, de, fr } satisfies Partial<Record<Language, typeof en>>;

afterEach(resetTestLanguage);

test.each([
  ['en', '2027-01-15', '2027-01-18', 'from 15 to 18 January', '18 January 2027'],
  ['en', '2026-12-30', '2027-01-02', 'from 30 December 2026 to 2 January 2027', '2 January 2027'],
  ['de', '2027-01-15', '2027-01-18', 'vom 15. bis 18. Januar', 'zum 18. Januar 2027'],
  ['de', '2027-01-30', '2027-02-01', 'vom 30. Januar bis 1. Februar', 'zum 1. Februar 2027'],
  ['fr', '2027-01-15', '2027-01-18', 'du 15 au 18 janvier', 'au 18 janvier 2027'],
  ['fr', '2027-01-30', '2027-02-01', 'du 30 janvier au 1er février', 'au 1er février 2027'],
] as const)('in %s, formats %s to %s as %s', (language, from, to, stay, until) => {
  const { stayInWords, toTheDay } = FORMATTERS[language];
  const [check_in, check_out] = [from as CalendarDate, to as CalendarDate];
  setTestLanguage(language);
  expect([stayInWords(check_in, check_out), toTheDay(check_out)]).toEqual([stay, until]);
});
