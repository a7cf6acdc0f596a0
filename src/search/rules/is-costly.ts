import type { SearchCriteria } from './search-criteria.ts';

/** Maximum number of homes that a page may skip. Lists count up to the same number exactly. */
const MOST_PASSED = 1000;

/** Towns that one query reads together: homonyms, or a town and its neighbours. */
const FEW_TOWNS = 4;

function hasNoCriteria({
  testo,
  tipi,
  servizi,
  prezzo_min,
  prezzo_max,
  sicura,
  gradini,
  stay,
  flexible,
  guests,
}: SearchCriteria): boolean {
  const isAnyPrice = prezzo_min === null && prezzo_max === null;
  const isAny = tipi.length === 0 && servizi.length === 0 && isAnyPrice && !sicura && gradini === null;
  return isAny && testo === '' && stay === null && flexible === null && guests <= 1;
}

/**
 * Returns whether a search may read a large part of all homes (ADR 0122), or price all homes of a large town (flexible dates by
 * price). Other searches in a few towns are cheap. In a region or all Italy a search is costly as soon as homes may not match, or
 * are ordered by value; otherwise the first homes match at once. A province and many towns are read town by town; a map section
 * may contain few homes. `skipped`: homes before the page.
 */
export function isCostly(criteria: SearchCriteria, skipped: number): boolean {
  const { scope } = criteria;
  if (criteria.flexible !== null && criteria.ordina === 'prezzo') return true;
  if (scope.kind === 'citta') return scope.citta_ids.length > FEW_TOWNS;
  return (
    scope.kind === 'provincia' ||
    scope.kind === 'riquadro' ||
    !hasNoCriteria(criteria) ||
    criteria.ordina !== 'giorno' ||
    skipped > MOST_PASSED
  );
}
