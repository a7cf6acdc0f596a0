import { criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import type { PageContext } from '../context.ts';
import * as t from '../shell/other-homes-messages.it.ts';

const NEAR_HOMES = 4;

type Services = Pick<PageContext, 'search' | 'locations'>;
export type NearIds = { title: string; ids: readonly number[] };

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

/** Where nothing was found: homes near the town, else those of the place without what was asked for, else the first of all Italy. */
export async function readNear(services: Services, scope: Scope, stay: ListStay): Promise<NearIds> {
  const [cittaId] = scope.kind === 'citta' ? scope.citta_ids : [];
  const near = cittaId === undefined ? [] : await readNearTown(services, cittaId, stay);
  if (near.length > 0) return { title: t.caseVicine(stay.selection.kind === 'stay'), ids: near };
  for (const around of [scope, { kind: 'italia' } as const]) {
    const { ids } = await services.search.find(criteriaOf({ ...NO_CRITERIA, stay }, around), null, NEAR_HOMES);
    if (ids.length > 0) return { title: t.intantoQueste, ids };
  }
  return { title: '', ids: [] };
}
