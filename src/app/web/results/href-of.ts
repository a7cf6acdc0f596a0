import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { joinQuery } from '../../../search/rules/join-query.ts';
import { criteriaQuery } from '../../../search/rules/write-criteria.ts';

export function hrefOf(base: string, chosen: ChosenCriteria, others: Record<string, string> = {}): string {
  return joinQuery(base, criteriaQuery(chosen, others));
}
