import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { joinQuery } from '../../../search/rules/join-query.ts';
import { criteriaQuery } from '../../../search/rules/write-criteria.ts';

export function hrefOf(
  base: string,
  chosen: ChosenCriteria,
  pageCursor: { dopo?: string; prima?: string } = {},
): string {
  return joinQuery(base, criteriaQuery(chosen, { ...pageCursor }));
}
