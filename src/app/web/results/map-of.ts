import { paths } from '../../../kernel/pages/paths.ts';
import { hrefOf } from './href-of.ts';
import { criteriaQuery, joinQuery } from '../../../search/rules/write-criteria.ts';
import { listQuery } from '../../../stay/rules/list-address.ts';
import type { MapBox } from '../../../search/rules/search-criteria.ts';
import type { ResultsRequest } from './results-request.ts';

export type MapOfResults = {
  isOpen: boolean;
  href: string;
  query: string;
  stayQuery: string;
  /** The area to which the map is limited; `null` if the map shows all homes of the list. */
  box: MapBox | null;
  hereHref: string;
};

export function viewedBase(base: string, isMap: boolean): string {
  return isMap ? joinQuery(base, '?vista=mappa') : base;
}

/** Returns the map of the results, or `null` if API parameters cannot express the place (`scopeQuery` is `null`). */
export function mapOf(
  { base, chosen, criteria, zone, pageCursor, isMap }: ResultsRequest,
  scopeQuery: string | null,
): MapOfResults | null {
  if (scopeQuery === null) return null;
  return {
    isOpen: isMap,
    href: hrefOf(viewedBase(base, !isMap), chosen, { ...pageCursor }),
    query: joinQuery(`?${scopeQuery}`, criteriaQuery(criteria)).slice(1),
    stayQuery: listQuery(chosen.stay),
    box: zone?.zone.kind === 'riquadro' ? zone.zone : null,
    hereHref: hrefOf(viewedBase(paths.cerca, true), criteria),
  };
}
