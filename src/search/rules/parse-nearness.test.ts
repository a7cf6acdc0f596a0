import { expect, test } from 'vitest';
import { nearnessAt } from './parse-nearness.ts';
import { splitWords } from './split-words.ts';

function read(text: string) {
  const words = splitWords(text).map(({ folded }) => folded);
  const [first] = words.flatMap((_, start) => nearnessAt(words, start) ?? []);
  if (!first) return null;
  const what = first.kind === 'ambiente' ? first.ambiente : first.kind === 'servizio' && first.servizio;
  return [what, [...words.slice(0, first.start), ...words.slice(first.end)].join(' ')];
}

test.each([
  ['casa a 10 minuti dal mare', 'mare', 'casa'],
  ['200 metri dal mare Gallipoli', 'mare', 'gallipoli'],
  ['a 500 m dalla spiaggia', 'mare', ''],
  ['a pochi passi dal mare', 'mare', ''],
  ['a due passi dal centro', 'Centro Storico', ''],
  ['a 2 km dal lago', 'lago', ''],
  ['a 300 metri dalle piste', 'montagna', ''],
  ['a 5 minuti dalla stazione', 'Vicino Stazione', ''],
])('parses «%s» as near %s', (text, what, rest) => {
  expect(read(text)).toEqual([what, rest]);
});

test.each(['a 90 minuti dal mare', 'a 40 km dal mare', 'a 10 minuti da Siena', '10 minuti', 'mare', 'dal mare'])(
  'does not parse «%s» as near a place',
  (text) => {
    expect(read(text)).toBeNull();
  },
);
