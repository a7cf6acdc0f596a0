import { expect, test } from 'vitest';
import { inLanguage } from '../platform/http/in-language.ts';
import { byLanguage } from './by-language.ts';
import { type CalendarDate, formatDayMonthYear, formatLongDate, formatShortDate } from './calendar-date.ts';
import { asCents, formatEuro, formatPrice } from './cents.ts';
import { formatCount } from './format-count.ts';
import { formatDayAndTime, formatWhen } from './format-moment.ts';
import { type Language, LANGUAGES } from './language.ts';
import { pluralDe, pluralEn, pluralFr } from './plural.ts';

const date = '2027-08-14' as CalendarDate;

const WRITTEN: Record<Language, readonly string[]> = {
  it: ['sabato 14 agosto 2027', 'sab 14 ago', '14/08/2027', '1.234,50 €', '95 €', '1.234'],
  en: ['Saturday 14 August 2027', 'Sat 14 Aug', '14/08/2027', '€1,234.50', '€95', '1,234'],
  de: ['Samstag, 14. August 2027', 'Sa., 14. Aug.', '14.08.2027', '1.234,50 €', '95 €', '1.234'],
  fr: ['samedi 14 août 2027', 'sam. 14 août', '14/08/2027', '1 234,50 €', '95 €', '1 234'],
};

test.each(LANGUAGES)('dates, money and counts are written as %s writes them', (language) => {
  inLanguage(language, () => {
    const money = [formatEuro(asCents(123_450)), formatPrice(asCents(9500)), formatCount(1234)];
    const written = [formatLongDate(date), formatShortDate(date), formatDayMonthYear(date), ...money];
    expect(written.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(WRITTEN[language]);
  });
});

test.each([
  ['it', 'Oggi, 10:41', '21 novembre, 10:41'],
  ['en', 'Today, 10:41', '21 November, 10:41'],
  ['de', 'Heute, 10:41', '21. November, 10:41'],
  ['fr', 'Aujourd’hui, 10:41', '21 novembre, 10:41'],
] as const)('a moment of today is written as %s writes it', (language, when, dayAndTime) => {
  const moment = '2026-11-21T09:41:00.000Z';
  inLanguage(language, () => {
    expect([formatWhen(moment, '2026-11-21' as CalendarDate), formatDayAndTime(moment)]).toEqual([when, dayAndTime]);
  });
});

test.each([
  [pluralEn, ['nights', 'night', 'nights']],
  [pluralDe, ['nights', 'night', 'nights']],
  [pluralFr, ['night', 'night', 'nights']],
])('%o counts as its language does', (plural, forms) => {
  expect([0, 1, 2].map((count) => plural(count, { one: 'night', other: 'nights' }))).toEqual(forms);
});

test('two requests at once are each answered in their own language', async () => {
  const words = byLanguage({ it: { hi: 'ciao' }, en: { hi: 'hello' }, de: { hi: 'hallo' }, fr: { hi: 'salut' } });
  const answer = (language: Language) =>
    inLanguage(language, async () => {
      await Promise.resolve();
      return words.hi;
    });
  expect([...(await Promise.all(LANGUAGES.map(answer))), words.hi]).toEqual([
    'ciao',
    'hello',
    'hallo',
    'salut',
    'ciao',
  ]);
});
