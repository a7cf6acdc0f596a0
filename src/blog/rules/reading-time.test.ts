import { expect, test } from 'vitest';
import { readingTime, WORDS_PER_MINUTE } from './reading-time.ts';

const words = (count: number) => `<p>${'dell’orto '.repeat(count)}</p>`;

test.each([
  ['an empty text', 1, ''],
  ['two words', 1, '<p>Poche parole.</p>'],
  ['the words of one minute', 1, words(WORDS_PER_MINUTE)],
  ['the words of 1.4 minutes', 1, words(1.4 * WORDS_PER_MINUTE)],
  ['the words of 1.6 minutes', 2, words(1.6 * WORDS_PER_MINUTE)],
  ['the words of ten minutes', 10, words(10 * WORDS_PER_MINUTE)],
  ['a list with an emoji', 1, '<ul><li>pane</li><li>olio</li></ul>— 😀 …'],
])('readingTime of %s is %s min', (_, minutes, html) => {
  expect(readingTime(html)).toBe(minutes);
});
