import { describe, expect, test } from 'vitest';
import { parseResultsPage, resultsPagePath } from './results-page.ts';

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
