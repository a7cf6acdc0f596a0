import type { Place } from '../../../locations/contract.ts';
import { inProvincia, inRegione } from '../../../locations/rules/place-phrase.it.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import * as messages from '../../messages/visitor.ts';

/** A place around that of a search. `where`: "in provincia di Siena"; `dove`: as `/cerca` names it, '' for all Italy. */
export type WiderScope = { scope: Scope; where: string; dove: string };

export const ALL_ITALY: WiderScope = { scope: { kind: 'italia' }, where: messages.throughoutItaly, dove: '' };

function ofRegion({ id, nome, slug }: Place['regione']): WiderScope {
  return { scope: { kind: 'regione', regione_id: id }, where: inRegione(nome), dove: slug };
}

/**
 * Where the same search may go on that found nothing in a place, the nearest first: of a town in its province and region, of a province
 * in its region, of a region in all Italy.
 * @example widerScopes({ regione: toscana, provincia: siena, citta: null }) // [{ where: 'in Toscana', dove: 'toscana', … }]
 */
export function widerScopes({ regione, provincia, citta }: Place): WiderScope[] {
  if (provincia === null) return [ALL_ITALY];
  const region = ofRegion(regione);
  if (citta === null) return [region];
  const province: WiderScope = {
    scope: { kind: 'provincia', provincia_id: provincia.id },
    where: inProvincia(provincia.nome),
    dove: `${regione.slug}/${provincia.slug}`,
  };
  return [province, region];
}

/**
 * The same of a zone around a town, or of a setting of a place: their region and all Italy.
 * @example widerOfZone({ regione: toscana, provincia: siena, citta: siena }) // [{ where: 'in Toscana', … }, ALL_ITALY]
 */
export function widerOfZone({ regione }: Place): WiderScope[] {
  return [ofRegion(regione), ALL_ITALY];
}

/**
 * Those that have more homes than what lies within them: Valle d'Aosta has no more than its one province.
 * @example worthOffering([{ total: 0 }, { total: 3 }, { total: 3 }]) // [{ total: 3 }]
 */
export function worthOffering<Counted extends { total: number }>(wider: readonly Counted[]): Counted[] {
  return wider.filter(({ total }, index) => wider.slice(0, index).every((inner) => inner.total < total) && total > 0);
}
