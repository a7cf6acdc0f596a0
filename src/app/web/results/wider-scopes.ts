import type { Place } from '../../../locations/contract.ts';
import { inProvincia, inRegione } from '../../../locations/rules/place-phrase.it.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import * as messages from '../../messages/visitor.ts';

/**
 * A place that contains the searched one. `where` is a phrase such as "in provincia di Siena"; `dove` is the parameter of
 * `/cerca`, which is '' for all of Italy.
 */
export type WiderScope = { scope: Scope; where: string; dove: string };

export const ALL_ITALY: WiderScope = { scope: { kind: 'italia' }, where: messages.throughoutItaly, dove: '' };

function ofRegion({ id, nome, slug }: Place['regione']): WiderScope {
  return { scope: { kind: 'regione', regione_id: id }, where: inRegione(nome), dove: slug };
}

/**
 * Returns the wider places to offer for an empty search, the smallest first: for a town its province and region, for a province
 * its region, for a region all of Italy.
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
 * Returns the region and all of Italy, as wider places for a zone around a town or for a setting in a place.
 * @example widerOfZone({ regione: toscana, provincia: siena, citta: siena }) // [{ where: 'in Toscana', … }, ALL_ITALY]
 */
export function widerOfZone({ regione }: Place): WiderScope[] {
  return [ofRegion(regione), ALL_ITALY];
}

/**
 * Returns the places that have more homes than the places within them. For example, Valle d'Aosta has no more homes than its only
 * province.
 * @example worthOffering([{ total: 0 }, { total: 3 }, { total: 3 }]) // [{ total: 3 }]
 */
export function worthOffering<Counted extends { total: number }>(wider: readonly Counted[]): Counted[] {
  return wider.filter(({ total }, index) => wider.slice(0, index).every((inner) => inner.total < total) && total > 0);
}
