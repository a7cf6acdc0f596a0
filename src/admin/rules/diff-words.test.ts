import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, diffWords } from './diff-words.ts';

const marked = (parts: readonly DiffPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test.each([
  ['Un casale quieto.', 'Un casale antico.', 'Un casale [quieto.]', 'Un casale [antico.]'],
  ['Un casale.', 'Un casale con torre.', 'Un [casale.]', 'Un [casale con torre.]'],
  ['a b c d', 'a c d e', 'a [b ]c d', 'a c d[ e]'],
  ['', 'Niente feste.', '', '[Niente feste.]'],
  ['Niente feste.', '', '[Niente feste.]', ''],
  ['uguale', 'uguale', 'uguale', 'uguale'],
  ['una  riga\nsola', 'una riga sola', 'una  riga\nsola', 'una riga sola'],
])('diffWords marks the words that occur in only one of «%s» and «%s»', (before, after, left, right) => {
  const diff = diffWords(before, after);
  const squeezed = (text: string) => text.replace(/ \]/g, '] ').replace(/\[ /g, ' [');
  expect([squeezed(marked(diff.before)), squeezed(marked(diff.after))]).toEqual([squeezed(left), squeezed(right)]);
});

test('diffWords preserves every character and leaves the same words unmarked in both texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'd ')).map((signs) => signs.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = diffWords(before, after);
      const joined = (parts: readonly DiffPart[]) => parts.map((part) => part.text).join('');
      expect([joined(diff.before), joined(diff.after)]).toEqual([before, after]);
      const common = (parts: readonly DiffPart[]) =>
        parts.flatMap((part) => (part.isChanged ? [] : part.text.split(/\s+/).filter(Boolean)));
      expect(common(diff.before)).toEqual(common(diff.after));
    }),
  );
});

test('diffWords marks the whole texts as changed if they are too long to compare word by word', () => {
  const [before, after] = ['a b '.repeat(2000), 'c d '.repeat(2000)];
  expect(diffWords(before, after)).toEqual({
    before: [{ text: before, isChanged: true }],
    after: [{ text: after, isChanged: true }],
  });
});
