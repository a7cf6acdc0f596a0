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
  /** The map area in the URL; `null` if the map shows all homes of the list. */
  box: MapBox | null;
  /** The search without the map area. The map appends its area each time it is moved. */
  hereHref: string;
};

export function viewedBase(base: string, isMap: boolean): string {
  return isMap ? joinQuery(base, '?vista=mappa') : base;
}

/** `scopeQuery` contains the place as API parameters; `null` if the parameters cannot express it. */
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
