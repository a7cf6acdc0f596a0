import { describe, expect, test } from 'vitest';
import { listPath, parseListAddress } from './list-address.ts';

const nothing = { categoria: '', cerca: '', pagina: 1 };

describe('parseListAddress', () => {
  test.each([
    ['', nothing],
    ['categoria=gastronomia&cerca=pane+nero&pagina=3', { categoria: 'gastronomia', cerca: 'pane nero', pagina: 3 }],
    ['categoria=&cerca=', nothing],
    ['cerca=%20%20olio%09%20', { ...nothing, cerca: 'olio' }],
    ['cerca=a%00b', nothing],
    ['cerca=%E2%80%AE', nothing],
    [`cerca=${'a'.repeat(300)}`, { ...nothing, cerca: 'a'.repeat(200) }],
    [`cerca=${'a'.repeat(199)}%F0%9F%8D%9D`, { ...nothing, cerca: 'a'.repeat(199) }],
    ['utm_source=lettera', nothing],
  ])('parses «%s» as %j', (query, listQuery) => {
    expect(parseListAddress(new URLSearchParams(query))).toEqual(listQuery);
  });

  test.each(['0', '-1', '01', '1.5', 'due', '', '1000000', '1e3', '1&pagina=2'])(
    'returns null for pagina=%s',
    (pagina) => {
      expect(parseListAddress(new URLSearchParams(`pagina=${pagina}`))).toBeNull();
    },
  );
});

test.each([
  [{}, '/blog'],
  [{ pagina: 1, cerca: '' }, '/blog'],
  [
    { categoria: 'gastronomia', cerca: 'olio & sale', pagina: 2 },
    '/blog?categoria=gastronomia&cerca=olio%20%26%20sale&pagina=2',
  ],
])('listPath(%j) returns a path that parses back to the same query', (listQuery, path) => {
  expect(listPath(listQuery)).toBe(path);
  const read = parseListAddress(new URL(path, 'http://localhost').searchParams);
  expect(read).toEqual({ ...nothing, ...listQuery });
});
