import { type ChosenCriteria, criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import type { PageContext } from '../context.ts';
import * as t from '../shell/other-homes-messages.it.ts';

const NEAR_HOMES = 4;

type Services = Pick<PageContext, 'search' | 'locations'>;
export type NearIds = { title: string; ids: readonly number[] };

export const NOBODY_NEAR: NearIds = { title: '', ids: [] };
const ITALY: Scope = { kind: 'italia' };

/** The homes nearest to a town, free for the stay where one is chosen. */
async function readNearTown(
  { search, locations }: Services,
  cittaId: number,
  { selection, guests }: Pick<ListStay, 'selection' | 'guests'>,
): Promise<number[]> {
  const point = await locations.pointOfCitta(cittaId);
  if (point === null) return [];
  const stay = selection.kind === 'stay' ? selection : null;
  const near = await search.homesNear({ ...point, stay, guests, exclude: [], limit: NEAR_HOMES });
  return near.map(({ id }) => id);
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
  const near = cittaId === undefined ? [] : await readNearTown(services, cittaId, stay);
  if (near.length > 0) return { title: t.caseVicine(stay.selection.kind === 'stay'), ids: near };
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
