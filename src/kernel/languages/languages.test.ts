import { expect, test } from 'vitest';
import { withLanguage } from '../../../test/test-language.ts';
import { type CalendarDate, formatDayMonthYear, formatLongDate, formatShortDate } from '../dates/calendar-date.ts';
import { asCents, formatEuro, formatPrice } from '../money/cents.ts';
import { formatCount } from '../text/format-count.ts';
import { formatDayAndTime, formatMoment, formatWhen, inRome } from '../dates/format-moment.ts';
import { type Language, LANGUAGES } from '../language.ts';
import { pluralDe, pluralEn, pluralFr } from '../text/plural.ts';

const date = '2027-08-14' as CalendarDate;

const WRITTEN: Record<Language, readonly string[]> = {
  it: ['sabato 14 agosto 2027', 'sab 14 ago', '14/08/2027', '1.234,50 €', '95 €', '1.234'],
  en: ['Saturday 14 August 2027', 'Sat 14 Aug', '14/08/2027', '€1,234.50', '€95', '1,234'],
  de: ['Samstag, 14. August 2027', 'Sa., 14. Aug.', '14.08.2027', '1.234,50 €', '95 €', '1.234'],
  fr: ['samedi 14 août 2027', 'sam. 14 août', '14/08/2027', '1 234,50 €', '95 €', '1 234'],
};

test.each(LANGUAGES)('formats dates, money and counts in the language %s', (language) => {
  withLanguage(language, () => {
    const money = [formatEuro(asCents(123_450)), formatPrice(asCents(9500)), formatCount(1234)];
    const written = [formatLongDate(date), formatShortDate(date), formatDayMonthYear(date), ...money];
    expect(written.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(WRITTEN[language]);
  });
});

test.each([
  ['it', 'martedì 1 dicembre 2026', 'mar 1 dic', '1 dicembre, 10:41'],
  ['en', 'Tuesday 1 December 2026', 'Tue 1 Dec', '1 December, 10:41'],
  ['de', 'Dienstag, 1. Dezember 2026', 'Di., 1. Dez.', '1. Dezember, 10:41'],
  ['fr', 'mardi 1er décembre 2026', 'mar. 1er déc.', '1er décembre, 10:41'],
] as const)('formats the first day of a month in the language %s', (language, long, short, dayAndTime) => {
  const first = '2026-12-01' as CalendarDate;
  withLanguage(language, () => {
    const moment = formatDayAndTime('2026-12-01T09:41:00.000Z');
    expect([formatLongDate(first), formatShortDate(first), moment]).toEqual([long, short, dayAndTime]);
  });
});

test.each([
  ['it', 'sabato 21 novembre 2026, 16:05'],
  ['en', 'Saturday 21 November 2026, 4:05 pm'],
  ['de', 'Samstag, 21. November 2026, 16:05 Uhr'],
  ['fr', 'samedi 21 novembre 2026 à 16 h 05'],
] as const)('formatMoment formats an instant in the language %s', (language, moment) => {
  const written = withLanguage(language, () => formatMoment('2026-11-21T15:05:00.000Z'));
  expect(written.replaceAll('\u00a0', ' ')).toBe(moment);
});

test('formats the French days 11, 21 and 31 without the suffix «er»', () => {
  const days = ['2021-12-11', '2021-12-21', '2021-12-31'] as CalendarDate[];
  const written = ['samedi 11 décembre 2021', 'mardi 21 décembre 2021', 'vendredi 31 décembre 2021'];
  withLanguage('fr', () => expect(days.map((day) => formatLongDate(day))).toEqual(written));
});

test('formats English dates without a comma after the weekday', () => {
  const written = () =>
    inRome({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(new Date('2026-12-01'));
  withLanguage('en', () => expect(written()).toBe('Tuesday 1 December 2026'));
});

test.each([
  ['it', 'Oggi, 10:41', '21 novembre, 10:41'],
  ['en', 'Today, 10:41', '21 November, 10:41'],
  ['de', 'Heute, 10:41', '21. November, 10:41'],
  ['fr', 'Aujourd’hui, 10:41', '21 novembre, 10:41'],
] as const)('formats a time on the current day in the language %s', (language, when, dayAndTime) => {
  const moment = '2026-11-21T09:41:00.000Z';
  withLanguage(language, () => {
    expect([formatWhen(moment, '2026-11-21' as CalendarDate), formatDayAndTime(moment)]).toEqual([when, dayAndTime]);
  });
});

test.each([
  [pluralEn, ['nights', 'night', 'nights']],
  [pluralDe, ['nights', 'night', 'nights']],
  [pluralFr, ['night', 'night', 'nights']],
])('%o returns the forms %j for 0, 1 and 2', (plural, forms) => {
  expect([0, 1, 2].map((count) => plural(count, { one: 'night', other: 'nights' }))).toEqual(forms);
});
