import { expect, test } from 'vitest';
import { parseStrutturaId, strutturaPath } from './struttura-path.ts';

test('builds the path of a struttura from its id and, if present, its slug', () => {
  expect(strutturaPath({ id: 12, slug: 'podere-le-querce' })).toBe('/struttura/12/podere-le-querce');
  expect(strutturaPath({ id: 12, slug: '' })).toBe('/struttura/12');
});

test.each([
  ['12', 12],
  ['999999999', 999_999_999],
  [undefined, null],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['2147483648', null],
  ['1\u0000', null],
  ['１２', null],
])('parses %j as the struttura id %s', (text, id) => {
  expect(parseStrutturaId(text)).toBe(id);
});
