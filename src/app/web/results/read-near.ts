import { type ChosenCriteria, criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { HomeStay } from '../../../search/contract.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import type { PageContext } from '../context.ts';
import { filtersOf } from './filters-of.ts';
import type { ResultsRequest } from './results-request.ts';
import * as messages from '../../messages/visitor.ts';

const NEAR_HOMES = 4;

type Services = Pick<PageContext, 'search' | 'locations'>;
/** `stays` contains the stays found for flexible dates. `forgets` is true if the requested dates or guests were ignored. */
export type NearIds = {
  title: string;
  ids: readonly number[];
  km?: ReadonlyMap<number, number>;
  stays?: readonly HomeStay[];
  forgets?: boolean;
};

export const NO_NEARBY_HOMES: NearIds = { title: '', ids: [] };
const ITALY: Scope = { kind: 'italia' };

/** Lists with at most this many homes are completed with nearby homes, because they do not fill a screen. */
const FEW_HOMES = 3;
const FEW_KM = 30;

export async function readNearTown(
  { search, locations }: Services,
  cittaId: number,
  { selection, guests }: Pick<ListStay, 'selection' | 'guests'>,
  { exclude = [], limit = NEAR_HOMES }: { exclude?: number[]; limit?: number } = {},
): Promise<ReadonlyMap<number, number>> {
  const point = await locations.pointOfCitta(cittaId);
  if (point === null) return new Map();
  const stay = selection.kind === 'stay' ? selection : null;
  const near = await search.homesNear({ ...point, stay, guests, exclude, limit });
  return new Map(near.map(({ id, km }) => [id, km]));
}

function roundUp(km: number): number {
  return Math.max(1, Math.ceil(km / 5)) * 5;
}

async function readAroundTown(
  services: Services,
  cittaId: number,
  stay: ListStay,
  exclude: number[],
): Promise<NearIds> {
  const near = await readNearTown(services, cittaId, stay, { exclude });
  const km = new Map([...near].filter(([, away]) => away <= FEW_KM));
  const title = messages.homesWithinDistance(roundUp(Math.max(...km.values())), stay.selection.kind === 'stay');
  return { title, ids: [...km.keys()], km };
}

async function readAroundHome(
  { search, strutture }: AroundServices,
  { selection, guests }: ListStay,
  exclude: number[],
): Promise<NearIds> {
  const [home] = await strutture.listedOf(exclude.slice(0, 1));
  if (home === undefined) return NO_NEARBY_HOMES;
  const { lat, lon } = home.posizione;
  const stay = selection.kind === 'stay' ? selection : null;
  const near = await search.homesNear({ lat, lon, stay, guests, exclude, limit: NEAR_HOMES });
  return { title: messages.nearbyHomesTitle(stay !== null), ids: near.map(({ id }) => id) };
}

type AroundServices = Services & Pick<PageContext, 'report' | 'strutture'>;

export async function readAround(
  services: AroundServices,
  { scope, zone, criteria, pageCursor, isMap }: ResultsRequest,
  { ids, total }: { ids: readonly number[]; total: number },
): Promise<NearIds> {
  const { stay } = criteria;
  const hasFilters = filtersOf({ ...criteria, stay: NO_CRITERIA.stay }).length > 0;
  if (scope.kind === 'italia' || hasFilters || isMap || pageCursor !== null) return NO_NEARBY_HOMES;
  if (total === 0 || total > FEW_HOMES || stay.flexible !== null) return NO_NEARBY_HOMES;
  const [cittaId, ...more] = scope.kind === 'citta' && !zone ? scope.citta_ids : [];
  // Shows no nearby homes for several places, because they have no common centre from which to measure distances.
  if (more.length > 0) return NO_NEARBY_HOMES;
  try {
    return cittaId === undefined
      ? await readAroundHome(services, stay, [...ids])
      : await readAroundTown(services, cittaId, stay, [...ids]);
  } catch (error) {
    services.report(error);
    return NO_NEARBY_HOMES;
  }
}

/** Returns homes to show instead of an empty list, or none if the search fails, so that the page is still rendered. */
export async function readNear(
  services: Services & Pick<PageContext, 'report'>,
  scope: Scope,
  stay: ListStay,
): Promise<NearIds> {
  try {
    return await findNear(services, scope, stay);
  } catch (error) {
    services.report(error);
    return NO_NEARBY_HOMES;
  }
}

async function findAround({ search, locations }: Services, cittaId: number, { selection, flexible, guests }: ListStay) {
  const point = await locations.pointOfCitta(cittaId);
  if (point === null) return null;
  const stay = selection.kind === 'stay' ? selection : null;
  const near = await search.homesNear({ ...point, stay, flexible, guests, exclude: [], limit: NEAR_HOMES });
  if (near.length === 0) return null;
  return {
    title: messages.nearbyHomesTitle(stay !== null || flexible !== null),
    ids: near.map(({ id }) => id),
    km: new Map(near.map(({ id, km }) => [id, km])),
    stays: near.flatMap(({ stay: found }) => found ?? []),
  };
}

async function findNear(services: Services, scope: Scope, stay: ListStay): Promise<NearIds> {
  const [cittaId] = scope.kind === 'citta' ? scope.citta_ids : [];
  if (cittaId !== undefined) {
    const near =
      (await findAround(services, cittaId, stay)) ??
      (stay.flexible && (await findAround(services, cittaId, { ...stay, flexible: null })));
    if (near) return { ...near, forgets: stay.flexible !== null && near.stays.length === 0 };
  }
  const around = scope.kind === 'italia' ? [ITALY] : [scope, ITALY];
  const findFirst = async (criteria: ChosenCriteria) => {
    for (const place of around) {
      const { ids } = await services.search.find(criteriaOf(criteria, place), null, NEAR_HOMES);
      if (ids.length > 0) return ids;
    }
    return [];
  };
  // Ignores flexible dates. A note above the homes states this.
  const open = await findFirst({ ...NO_CRITERIA, stay: { ...stay, flexible: null } });
  if (open.length > 0) return { title: messages.otherHomesTitle, ids: open, forgets: stay.flexible !== null };
  // Offers the largest homes, because a group for which no home is large enough can split up.
  const largest = stay.guests > 1 ? await findFirst({ ...NO_CRITERIA, ordina: 'posti' }) : [];
  return largest.length > 0 ? { title: messages.largestHomesTitle, ids: largest, forgets: true } : NO_NEARBY_HOMES;
}
