import { NO_STAY } from '../../stay/rules/selection.ts';
import type { ListStay } from '../../stay/rules/stay-address.ts';
import { type Filters, NO_FILTERS, type Ordine, type Scope, type SearchCriteria } from './search-criteria.ts';

/** A search as the query of an address says it, without its place: what a page shows as chosen, an arrival without a departure too. */
export type ChosenCriteria = Filters & { testo: string; stay: ListStay; ordina: Ordine };

export const NO_CRITERIA: ChosenCriteria = {
  ...NO_FILTERS,
  testo: '',
  stay: NO_STAY,
  ordina: 'giorno',
};

/** A choice in a place; an arrival alone asks for no nights. @example criteriaOf(NO_CRITERIA, { kind: 'italia' }).stay // null */
export function criteriaOf({ stay, ...chosen }: ChosenCriteria, scope: Scope): SearchCriteria {
  const { selection, guests, flexible } = stay;
  if (selection.kind !== 'stay') return { ...chosen, scope, guests, stay: null, flexible };
  const { check_in, check_out } = selection;
  return { ...chosen, scope, guests, stay: { check_in, check_out }, flexible: null };
}
