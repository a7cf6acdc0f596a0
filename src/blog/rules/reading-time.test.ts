import { expect, test } from 'vitest';
import { readingTime, WORDS_PER_MINUTE } from './reading-time.ts';

const words = (count: number) => `<p>${'dell’orto '.repeat(count)}</p>`;

test.each([
  ['', 1],
  ['<p>Poche parole.</p>', 1],
  [words(WORDS_PER_MINUTE), 1],
  [words(1.4 * WORDS_PER_MINUTE), 1],
  [words(1.6 * WORDS_PER_MINUTE), 2],
  [words(10 * WORDS_PER_MINUTE), 10],
  ['<ul><li>pane</li><li>olio</li></ul>— 😀 …', 1],
])('readingTime rounds to whole minutes, with a minimum of one (case %#)', (html, minutes) => {
  expect(readingTime(html)).toBe(minutes);
});
