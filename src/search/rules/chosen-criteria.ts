import { NO_STAY } from '../../stay/rules/selection.ts';
import type { ListStay } from '../../stay/rules/stay-address.ts';
import { type Filters, NO_FILTERS, type Ordine, type Scope, type SearchCriteria } from './search-criteria.ts';

/** The criteria that the visitor has chosen. Unlike `SearchCriteria`, they may have a check-in without a check-out. */
export type ChosenCriteria = Filters & { testo: string; stay: ListStay; ordina: Ordine };

export const NO_CRITERIA: ChosenCriteria = {
  ...NO_FILTERS,
  testo: '',
  stay: NO_STAY,
  ordina: 'giorno',
};

/**
 * Converts the visitor's choices to search criteria. Ignores a check-in without a check-out.
 * @example criteriaOf(NO_CRITERIA, { kind: 'italia' }).stay // null
 */
export function criteriaOf({ stay, ...chosen }: ChosenCriteria, scope: Scope): SearchCriteria {
  const { selection, guests, flexible } = stay;
  if (selection.kind !== 'stay') return { ...chosen, scope, guests, stay: null, flexible };
  const { check_in, check_out } = selection;
  return { ...chosen, scope, guests, stay: { check_in, check_out }, flexible: null };
}
