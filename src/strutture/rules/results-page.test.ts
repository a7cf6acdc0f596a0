import { describe, expect, test } from 'vitest';
import { pagesToShow, parseResultsPage, resultsPagePath } from './results-page.ts';

describe('a page of results in the address', () => {
  test.each([
    [[], 1],
    [['1'], 1],
    [['2'], 2],
    [['999999'], 999_999],
  ])('%j is page %i', (pagina, page) => {
    expect(parseResultsPage(pagina)).toBe(page);
  });

  test.each([
    [['0']],
    [['-1']],
    [['1.5']],
    [['01']],
    [['+2']],
    [['1e3']],
    [['']],
    [[' 2']],
    [['due']],
    [['%']],
    [['1000000']],
    [['2\u0000']],
    [['２']],
    [['2', '3']],
  ])('%j names no page', (pagina) => {
    expect(parseResultsPage(pagina)).toBeNull();
  });

  test("the first page is the town's own address", () => {
    expect(resultsPagePath('/strutture/toscana/siena/siena', 1)).toBe('/strutture/toscana/siena/siena');
    expect(resultsPagePath('/strutture/toscana/siena/siena', 3)).toBe('/strutture/toscana/siena/siena?pagina=3');
  });

  test('what else the address says is kept', () => {
    expect(resultsPagePath('/strutture/toscana/siena/siena', 1, '?ospiti=2')).toBe(
      '/strutture/toscana/siena/siena?ospiti=2',
    );
    expect(resultsPagePath('/strutture/toscana/siena/siena', 3, '?ospiti=2')).toBe(
      '/strutture/toscana/siena/siena?ospiti=2&pagina=3',
    );
  });
});

describe('which pages the paging names', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 7, [1, 2, null, 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('page %i of %i', (page, pageCount, shown) => {
    expect(pagesToShow(page, pageCount)).toEqual(shown);
  });
});
