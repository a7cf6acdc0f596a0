import { expect, test } from 'vitest';
import { withoutLinks } from './lexicon-words.ts';

test.each([
  ['casetta in legno nel', 'casetta in legno'],
  ['nel Bosco', 'Bosco'],
  ['casa', 'casa'],
  ['nel con', ''],
  ['', ''],
])("withoutLinks('%s') returns '%s'", (words, rest) => {
  expect(withoutLinks(words.split(' ').filter(Boolean)).join(' ')).toBe(rest);
});
