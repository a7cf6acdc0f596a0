import type { SearchCriteria } from './search-criteria.ts';

/** Homes that a page may pass over without counting as far: as many as a list counts one by one. */
const MOST_PASSED = 1000;

/** Towns that are asked together as one: homonyms, a town and its neighbours. */
const FEW_TOWNS = 4;

function asksNothing({
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
 * Whether a search may read a good part of all homes (ADR 0122), or price all of a large town: flexible dates by price are priced home
 * by home. Else a few towns never do. A region or all Italy does as soon as homes can fail to match, or are listed by what they have: the
 * first ones of all are met at once. A province, and many towns, are asked town by town; a section of a map may lie where there are few
 * homes. `skipped`: homes before the page.
 */
export function isCostly(criteria: SearchCriteria, skipped: number): boolean {
  const { scope } = criteria;
  if (criteria.flexible !== null && criteria.ordina === 'prezzo') return true;
  if (scope.kind === 'citta') return scope.citta_ids.length > FEW_TOWNS;
  return (
    scope.kind === 'provincia' ||
    scope.kind === 'riquadro' ||
    !asksNothing(criteria) ||
    criteria.ordina !== 'giorno' ||
    skipped > MOST_PASSED
  );
}
