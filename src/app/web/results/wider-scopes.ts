import type { Place } from '../../../locations/contract.ts';
import { inProvincia, inRegione } from '../../../locations/rules/place-phrase.it.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import * as messages from '../../messages/visitor.ts';

export type WiderScope = { scope: Scope; where: string; dove: string };

export const ALL_ITALY: WiderScope = { scope: { kind: 'italia' }, where: messages.throughoutItaly, dove: '' };

function ofRegion({ id, nome, slug }: Place['regione']): WiderScope {
  return { scope: { kind: 'regione', regione_id: id }, where: inRegione(nome), dove: slug };
}

/** For a town, returns its province and region; for a province, its region; for a region, all of Italy. */
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

export function widerOfZone({ regione }: Place): WiderScope[] {
  return [ofRegion(regione), ALL_ITALY];
}

/** Returns only places with more homes than each narrower place. Valle d'Aosta, for example, has the same homes as its only province. */
export function worthOffering<Counted extends { total: number }>(wider: readonly Counted[]): Counted[] {
  return wider.filter(({ total }, index) => wider.slice(0, index).every((inner) => inner.total < total) && total > 0);
}
