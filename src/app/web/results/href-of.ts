import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { criteriaQuery, joinQuery } from '../../../search/rules/write-criteria.ts';
import { paths } from '../../../kernel/pages/paths.ts';

export function hrefOf(base: string, chosen: ChosenCriteria, others: Record<string, string> = {}): string {
  return joinQuery(base, criteriaQuery(chosen, others));
}

/**
 * Returns the path of a place's list, which is a separate page for a town.
 * @example listBase('toscana/siena') // '/cerca?dove=toscana/siena'
 */
export function listBase(dove: string): string {
  return dove.split('/').length > 2 ? `${paths.strutture}/${dove}` : `${paths.cerca}?dove=${dove}`;
}
