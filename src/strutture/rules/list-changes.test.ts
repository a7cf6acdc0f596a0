import { expect, test } from 'vitest';
import { type Line, listChanges } from './list-changes.ts';

const line = (key: string, testo: string, campo = key): Line => ({ key, campo, testo });

test.each<[string, Line[], Line[], unknown[]]>([
  ['lists nothing if no field changed', [line('cap', '53045')], [line('cap', '53045')], []],
  [
    'lists only the changed field',
    [line('nome', 'A'), line('cap', '53045')],
    [line('nome', 'A'), line('cap', '53047')],
    [{ campo: 'cap', prima: '53045', dopo: '53047' }],
  ],
  [
    'lists an added room',
    [],
    [line('1', '2 posti', 'Camera blu')],
    [{ campo: 'Camera blu', prima: '', dopo: '2 posti' }],
  ],
  [
    'lists a removed room',
    [line('1', '2 posti', 'Camera blu')],
    [],
    [{ campo: 'Camera blu', prima: '2 posti', dopo: '' }],
  ],
  [
    'lists a renamed room as one change, with the new name',
    [line('1', 'Blu', 'Camera Blu')],
    [line('1', 'Rosa', 'Camera Rosa')],
    [{ campo: 'Camera Rosa', prima: 'Blu', dopo: 'Rosa' }],
  ],
])('%s', (_, before, after, expected) => {
  expect(listChanges(before, after)).toEqual(expected);
});

test('lists changes in the order of the form', () => {
  const before = [line('a', '1'), line('b', '1'), line('c', '1')];
  const after = [line('a', '2'), line('b', '2'), line('c', '2'), line('d', '2')];
  expect(listChanges(before, after).map(({ campo }) => campo)).toEqual(['a', 'b', 'c', 'd']);
});
