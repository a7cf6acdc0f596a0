import type { SearchCriteria } from './search-criteria.ts';

/** A page is costly if more than this number of homes precede it in the list. Equal to `MOST_COUNTED`. */
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

/** Returns whether a search could read many homes or sorts by prices that must be computed (ADR 0122). */
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
