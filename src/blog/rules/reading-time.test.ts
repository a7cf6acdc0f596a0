import { expect, test } from 'vitest';
import { readingTime, WORDS_PER_MINUTE } from './reading-time.ts';

const words = (count: number) => `<p>${'dell’orto '.repeat(count)}</p>`;

test.each([
  ['an empty text', 1, ''],
  ['two words', 1, '<p>Poche parole.</p>'],
  ['a text that takes one minute to read', 1, words(WORDS_PER_MINUTE)],
  ['a text that takes 1.4 minutes to read', 1, words(1.4 * WORDS_PER_MINUTE)],
  ['a text that takes 1.6 minutes to read', 2, words(1.6 * WORDS_PER_MINUTE)],
  ['a text that takes ten minutes to read', 10, words(10 * WORDS_PER_MINUTE)],
  ['a list with an emoji', 1, '<ul><li>pane</li><li>olio</li></ul>— 😀 …'],
])('readingTime of %s is %s min', (_, minutes, html) => {
  expect(readingTime(html)).toBe(minutes);
});
