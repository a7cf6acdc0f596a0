import { expect, test } from 'vitest';
import { spellWords } from './spell-words.ts';

const folded = (text: string) =>
  spellWords(text)
    .map((word) => word.folded)
    .join(' ');

test.each([
  ['dal 10/08 al 17/08', 'dal 10 agosto al 17 agosto'],
  ['3/8', '3 agosto'],
  ['10.08.2027', '10 agosto 2027'],
  ['10-08-27', '10 agosto 2027'],
  ['12/3 - 15/3', '12 marzo 15 marzo'],
  ['10/08-17/08', '10 agosto 17 agosto'],
  ['3-10/8', '3 10 agosto'],
  ['massimo 80€', 'massimo 80 euro'],
  ['1.200 euro', '1200 euro'],
  ['budget 1,500', 'budget 1500'],
  ["1'200 euro", '1200 euro'],
  ['1 200 €', '1200 euro'],
  ['2 adulti 100 euro', '2 adulti 100 euro'],
  ['2027-08-10', '10 agosto 2027'],
  ['check in 5/7 check out 12/7', 'check in 5 luglio check out 12 luglio'],
  ['4+2', '4 piu 2'],
  ['20-12 / 27-12', '20 dicembre 27 dicembre'],
  ['80,00 €', '80 euro'],
  ['800 €/mois', '800 euro al mese'],
  ['2. Woche im Juni', 'zweite woche im juni'],
  ['la settimana che viene', 'la settimana prossima'],
  ['26.12-2.1', '26 dicembre 2 gennaio'],
  ['16.8. - 23.8.', '16 agosto 23 agosto'],
  ['2a 2c', '2 adulti e 2 bambini'],
  ['2A+1K', '2 adulti e 1 bambini'],
  ['2 ad 3 ch', '2 adulti e 3 bambini'],
  ['4ppl 7nts', '4 ppl 7 nts'],
  ['<90 euro', 'sotto 90 euro'],
  ['~70 euro', 'circa 70 euro'],
  ['3 figli (4, 7 e 11 anni)', '3 figli'],
  ['camera (20 mq)', 'camera 20 mq'],
  ['2027-13-10', '2027 13 10'],
  ['siamo in 5/7', 'siamo in 5 7'],
  ['3-10 agosto', '3 10 agosto'],
  ['per 4/5', 'per 4 5'],
  ['4/5 persone', '4 5 persone'],
  ['32/13', '32 13'],
  ['1.000.000', '1 000 000'],
  ['', ''],
])('spellWords rewrites «%s» as «%s»', (text, words) => {
  expect(folded(text)).toBe(words);
});

test('spellWords preserves the typed text of split words', () => {
  expect(spellWords('via 12/4').map(({ typed }) => typed)).toEqual(['via', '12', '4']);
});

test('spellWords truncates long text to 40 words', () => {
  expect(spellWords('10/08 '.repeat(50_000))).toHaveLength(40);
});
