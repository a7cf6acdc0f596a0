import type { Place } from '../../locations/contract.ts';
import { placePath } from '../../locations/rules/place-path.ts';
import type { Understood } from '../../search/contract.ts';
import type { ChosenWish } from '../../search/rules/chosen-wish.ts';
import type { Scope } from '../../search/rules/wish.ts';
import type { PageContext } from '../context.ts';
import { hrefOf } from './href-of.ts';
import type { ReadAddress } from './read-asked.ts';
import { goTo } from './go-to.ts';

/** Where `/cerca` looks, and for what, once its place and its words are understood. */
export type Where = {
  scope: Scope;
  wish: ChosenWish;
  base: string;
  dove: string;
  /** The region or province that it is about. */
  place: Place | null;
  homonyms: Understood['homonyms'];
};

/** The address of the list of a place: a town has its own, a province or region stands in the query. */
export function listBase(dove: string): string {
  return dove.split('/').length > 2 ? `/strutture/${dove}` : `/cerca?dove=${dove}`;
}

/** The list of the place that the address names; that of a town is elsewhere. */
async function readPlace(dove: string, chosen: ChosenWish, locations: PageContext['locations']): Promise<Where> {
  const [regione = '', provincia, citta, ...more] = dove.split('/');
  const place = await locations.findPlace({ regione, provincia, citta: more.length > 0 ? '' : citta });
  const slugs = { regione: place.regione.slug, provincia: place.provincia?.slug, citta: place.citta?.slug };
  const known = placePath(slugs).slice('/strutture/'.length);
  const base = listBase(known);
  if (place.citta || known !== dove) goTo(hrefOf(base, chosen));
  const scope: Scope = place.provincia
    ? { kind: 'provincia', provincia_id: place.provincia.id }
    : { kind: 'regione', regione_id: place.regione.id };
  return { scope, wish: chosen, base, dove: known, place, homonyms: [] };
}

/** Both what was chosen and what was understood of the words. */
function merge(chosen: ChosenWish, { wish }: Understood): ChosenWish {
  const tipi = [...new Set([...chosen.tipi, ...wish.tipi])];
  const servizi = [...new Set([...chosen.servizi, ...wish.servizi])];
  return { ...chosen, testo: wish.testo, tipi, servizi };
}

/**
 * What the words mean: the one place that they name, and the types and services among them, go into the address. Of several places
 * of one name all are searched, and the page asks which.
 */
async function readWords(chosen: ChosenWish, search: PageContext['search']): Promise<Where> {
  const italy: Where = { scope: { kind: 'italia' }, wish: chosen, base: '/cerca', dove: '', place: null, homonyms: [] };
  if (chosen.testo === '') return italy;
  const understood = await search.understand(chosen.testo);
  const wish = merge(chosen, understood);
  if (understood.dove !== null) goTo(hrefOf(listBase(understood.dove), wish));
  // Homonyms, two towns at once, a town and its surroundings: only the words themselves say that.
  if (understood.wish.scope.kind === 'citta')
    return { ...italy, wish, scope: understood.wish.scope, homonyms: understood.homonyms };
  const address = hrefOf('/cerca', wish);
  if (address !== hrefOf('/cerca', chosen)) goTo(address);
  return { ...italy, scope: understood.wish.scope };
}

/** Reads where `/cerca` is asked to look. An unknown place throws `NON_TROVATO`. */
export function readWhere(
  { chosen, dove }: Pick<ReadAddress, 'chosen' | 'dove'>,
  { locations, search }: Pick<PageContext, 'locations' | 'search'>,
): Promise<Where> {
  return dove === '' ? readWords(chosen, search) : readPlace(dove, chosen, locations);
}
