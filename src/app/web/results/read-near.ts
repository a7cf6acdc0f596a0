import { type ChosenCriteria, criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import type { PageContext } from '../context.ts';
import { filtersOf } from './filters-of.ts';
import type { ResultsRequest } from './results-request.ts';
import * as t from '../shell/other-homes-messages.it.ts';

const NEAR_HOMES = 4;

type Services = Pick<PageContext, 'search' | 'locations'>;
/** `km`: of homes that are told how far they are. */
export type NearIds = { title: string; ids: readonly number[]; km?: ReadonlyMap<number, number> };

export const NOBODY_NEAR: NearIds = { title: '', ids: [] };
const ITALY: Scope = { kind: 'italia' };

/** A town with no more homes than these does not fill a screen: its list goes on with those around it. */
const FEW_HOMES = 3;
/** Further than this is no neighbour of a town's list. */
const FEW_KM = 30;

/** The homes nearest to a town, free for the stay where one is chosen, and how far they are. */
async function readNearTown(
  { search, locations }: Services,
  cittaId: number,
  { selection, guests }: Pick<ListStay, 'selection' | 'guests'>,
  exclude: number[] = [],
): Promise<ReadonlyMap<number, number>> {
  const point = await locations.pointOfCitta(cittaId);
  if (point === null) return new Map();
  const stay = selection.kind === 'stay' ? selection : null;
  const near = await search.homesNear({ ...point, stay, guests, exclude, limit: NEAR_HOMES });
  return new Map(near.map(({ id, km }) => [id, km]));
}

/** Below the few homes of a town, which nothing but dates and guests chose: the nearest of other towns. */
export async function readAround(
  services: Services & Pick<PageContext, 'report'>,
  { scope, zone, criteria, pageCursor, isMap }: ResultsRequest,
  { ids, total }: { ids: readonly number[]; total: number },
): Promise<NearIds> {
  const [cittaId, ...more] = scope.kind === 'citta' && !zone ? scope.citta_ids : [];
  const hasFilters = filtersOf({ ...criteria, stay: NO_CRITERIA.stay }).length > 0;
  if (cittaId === undefined || more.length > 0 || hasFilters || isMap) return NOBODY_NEAR;
  if (total === 0 || total > FEW_HOMES || pageCursor !== null || criteria.stay.flexible !== null) return NOBODY_NEAR;
  try {
    const near = await readNearTown(services, cittaId, criteria.stay, [...ids]);
    const km = new Map([...near].filter(([, away]) => away <= FEW_KM));
    return { title: t.aPochiKm(criteria.stay.selection.kind === 'stay'), ids: [...km.keys()], km };
  } catch (error) {
    services.report(error);
    return NOBODY_NEAR;
  }
}

/**
 * Where nothing was found: homes near the town, else those of the place without what was asked for, else the first of all Italy, and where
 * none takes so many guests the largest. Nothing where that fails: it takes nothing from the page that says so.
 */
export async function readNear(
  services: Services & Pick<PageContext, 'report'>,
  scope: Scope,
  stay: ListStay,
): Promise<NearIds> {
  try {
    return await findNear(services, scope, stay);
  } catch (error) {
    services.report(error);
    return NOBODY_NEAR;
  }
}

async function findNear(services: Services, scope: Scope, stay: ListStay): Promise<NearIds> {
  const [cittaId] = scope.kind === 'citta' ? scope.citta_ids : [];
  const km = cittaId === undefined ? new Map<number, number>() : await readNearTown(services, cittaId, stay);
  if (km.size > 0) return { title: t.caseVicine(stay.selection.kind === 'stay'), ids: [...km.keys()], km };
  const around = scope.kind === 'italia' ? [ITALY] : [scope, ITALY];
  const findFirst = async (criteria: ChosenCriteria) => {
    for (const place of around) {
      const { ids } = await services.search.find(criteriaOf(criteria, place), null, NEAR_HOMES);
      if (ids.length > 0) return ids;
    }
    return [];
  };
  // Flexible dates are not said of these homes: none has to be free on them.
  const open = await findFirst({ ...NO_CRITERIA, stay: { ...stay, flexible: null } });
  if (open.length > 0) return { title: t.intantoQueste, ids: open };
  // So many guests, or such dates, that no home of Italy has room: the largest ones may do for two groups.
  const largest = stay.guests > 1 ? await findFirst({ ...NO_CRITERIA, ordina: 'posti' }) : [];
  return largest.length > 0 ? { title: t.lePiuGrandi, ids: largest } : NOBODY_NEAR;
}
