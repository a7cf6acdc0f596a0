import type { SearchCriteria } from './search-criteria.ts';

/** A page preceded by more homes than this is costly. Lists are counted exactly up to the same number. */
const MOST_PASSED = 1000;

/**
 * A search in more towns than this is costly. Up to this number, the towns have the same name or are neighbours, and one query
 * searches them together.
 */
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
 * Returns whether a search may read a large part of all homes (ADR 0122), or must price all homes of a large town. Other searches
 * in a few towns are cheap. In a region or all of Italy, a search is costly if it has criteria or is sorted by a value;
 * otherwise, the first homes read already match. Searches of a province or of many towns are costly because they query town by
 * town, and searches of a map section because it may contain few homes. `skipped` is the number of homes before the page.
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
