import { expect, test } from 'vitest';
import { byKind, pick, recordOf } from './records.ts';

test('a record has a value for each key', () => {
  expect(recordOf(['a', 'bb'], (key) => key.length)).toEqual({ a: 1, bb: 2 });
});

test('a field has what belongs to its kind', () => {
  const fields = { nome: 'text', letti: 'count', bagni: 'count' } as const;
  expect(byKind(fields, { text: '', count: 0 })).toEqual({ nome: '', letti: 0, bagni: 0 });
});

test('a part has the named keys in their order, and no other', () => {
  expect(Object.keys(pick({ nome: 'A', cap: '53045', id: 1 }, ['cap', 'nome']))).toEqual(['cap', 'nome']);
});
