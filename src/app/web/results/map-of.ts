import { hrefOf } from './href-of.ts';
import { joinQuery } from '../../../search/rules/join-query.ts';
import { criteriaQuery } from '../../../search/rules/write-criteria.ts';
import { stayQuery } from '../../../stay/rules/stay-address.ts';
import type { ResultsRequest } from './results-request.ts';

/** The map of a list: whether it is shown, and the way to it or back. */
export type MapOfResults = {
  isOpen: boolean;
  /** The same page of the list with the map, or without it. */
  href: string;
  /** The search as the call of the map takes it. */
  query: string;
  /** The end of the address of a home's page. */
  stayQuery: string;
};

/** The list's address as every link of a page keeps it: with the map while that is shown. */
export function viewedBase(base: string, isMap: boolean): string {
  return isMap ? joinQuery(base, '?vista=mappa') : base;
}

/** `scopeQuery`: the place as calls name it. `null` where they cannot. */
export function mapOf(
  { base, chosen, criteria, pageCursor, isMap }: ResultsRequest,
  scopeQuery: string | null,
): MapOfResults | null {
  if (scopeQuery === null) return null;
  return {
    isOpen: isMap,
    href: hrefOf(viewedBase(base, !isMap), chosen, { ...pageCursor }),
    query: joinQuery(`?${scopeQuery}`, criteriaQuery(criteria)).slice(1),
    stayQuery: stayQuery(chosen.stay),
  };
}
