/** Up to six digits without sign or leading zero. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/**
 * The page of results that an address asks for with `?pagina=`: the first when it does not say, `null` when it says
 * something that names no page.
 * @example parseResultsPage(['2']) // 2
 */
export function parseResultsPage(pagina: readonly string[]): number | null {
  const [text = '1', ...others] = pagina;
  return others.length === 0 && PAGE_NUMBER.test(text) ? Number(text) : null;
}

/**
 * The address of a page of results below a town's; the first page is the town's own address. `query` is what else the address
 * keeps, from its question mark on.
 * @example resultsPagePath('/strutture/toscana/siena/montepulciano', 2) // '/strutture/toscana/siena/montepulciano?pagina=2'
 */
export function resultsPagePath(townPath: string, page: number, query = ''): string {
  if (page === 1) return townPath + query;
  return `${townPath}${query}${query === '' ? '?' : '&'}pagina=${page}`;
}
