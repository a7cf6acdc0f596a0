import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { criteriaQuery, joinQuery } from '../../../search/rules/write-criteria.ts';
import { paths } from '../../../kernel/pages/paths.ts';

export function hrefOf(base: string, chosen: ChosenCriteria, others: Record<string, string> = {}): string {
  return joinQuery(base, criteriaQuery(chosen, others));
}

export function listBase(dove: string): string {
  return dove.split('/').length > 2 ? `${paths.strutture}/${dove}` : `${paths.cerca}?dove=${dove}`;
}
