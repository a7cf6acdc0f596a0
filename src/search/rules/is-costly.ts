import type { SearchCriteria } from './search-criteria.ts';

/** Maximum number of homes before a page that is not costly. Lists are counted exactly up to the same number. */
const MOST_PASSED = 1000;

/** Maximum number of towns whose search is not costly, because one query searches them together. */
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

/** Returns whether a search may read many homes or sorts by prices that must be computed (ADR 0122). */
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
