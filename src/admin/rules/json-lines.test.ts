import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLines } from './json-lines.ts';

test('jsonLines distinguishes keys, strings, other values and punctuation', () => {
  const lines = jsonLines({ nome: 'B&B "La: Loggia",', cin: null, camere: [{ id: 1 }] });
  const drawn = lines.map(({ indent, pieces }) => `${indent} ${pieces.map(({ kind, text }) => kind + text).join(' ')}`);
  expect(drawn).toEqual([
    '0 sign{',
    String.raw`2 key"nome" sign:  text"B&B \"La: Loggia\"," sign,`,
    '2 key"cin" sign:  valuenull sign,',
    '2 key"camere" sign:  sign[',
    '4 sign{',
    '6 key"id" sign:  value1',
    '4 sign}',
    '2 sign]',
    '0 sign}',
  ]);
});

test('the lines of jsonLines can be joined into the formatted JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = jsonLines(value).map(
        ({ indent, pieces }) => ' '.repeat(indent) + pieces.map((p) => p.text).join(''),
      );
      expect(text.join('\n')).toBe(JSON.stringify(value, null, 2));
    }),
  );
});
