import { expect, test } from 'vitest';
import { withLanguage } from '../../../test/test-language.ts';
import { formatClock, atClock } from './format-clock.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['16:00', '16:00', '4 pm', '16 h'],
  ['16:30', '16:30', '4:30 pm', '16 h 30'],
  ['09:05', '09:05', '9:05 am', '9 h 05'],
  ['1:00', '1:00', '1 am', '1 h'],
  ['12:00', '12:00', 'noon', '12 h'],
  ['12:30', '12:30', '12:30 pm', '12 h 30'],
  ['00:00', '00:00', 'midnight', 'minuit'],
  ['00:30', '00:30', '12:30 am', '0 h 30'],
  ['after lunch', 'after lunch', 'after lunch', 'after lunch'],
])(
  'formatClock formats «%s» as «%s» in Italian and German, «%s» in English and «%s» in French',
  (clock, digits, english, french) => {
    const written = (['it', 'de', 'en', 'fr'] as const).map((language) =>
      withLanguage(language, () => formatClock(clock)),
    );
    expect(written.map(plain)).toEqual([digits, digits, english, french]);
  },
);

test('formatClock joins the parts of a time with no-break spaces', () => {
  expect(withLanguage('fr', () => formatClock('16:30'))).toBe('16\u00a0h\u00a030');
  expect(withLanguage('en', () => formatClock('16:30'))).toBe('4:30\u00a0pm');
});

test.each([
  ['dalle', '16:00', 'dalle 16:00'],
  ['dalle', '1:00', 'dall’1:00'],
  ['dalle', '01:00', 'dall’1:00'],
  ['alle', '01:30', 'all’1:30'],
  ['le', '1:00', 'l’1:00'],
  ['alle', '10:00', 'alle 10:00'],
  ['le', '11:30', 'le 11:30'],
  ['dalle', '00:30', 'dalle 00:30'],
] as const)('atClock joins «%s» and %s as «%s»', (article, clock, text) => {
  expect(atClock(article, clock)).toBe(text);
});
