import { expect, test } from 'vitest';
import { byKind, pick, recordOf } from './records.ts';

test('recordOf maps each key to the value that the function returns for that key', () => {
  expect(recordOf(['a', 'bb'], (key) => key.length)).toEqual({ a: 1, bb: 2 });
});

test('byKind maps each field to the value of its kind', () => {
  const fields = { nome: 'text', letti: 'count', bagni: 'count' } as const;
  expect(byKind(fields, { text: '', count: 0 })).toEqual({ nome: '', letti: 0, bagni: 0 });
});

test('pick returns only the named keys, in the given order', () => {
  expect(Object.keys(pick({ nome: 'A', cap: '53045', id: 1 }, ['cap', 'nome']))).toEqual(['cap', 'nome']);
});
