import { AppError } from '../../../kernel/calls/app-error.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import type { Place } from '../../../locations/contract.ts';
import { placePath } from '../../../locations/rules/place-path.ts';
import type { ParsedText } from '../../../search/contract.ts';
import { mergeCriteria } from '../../../search/rules/merge-criteria.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { MOST_TEXT } from '../../../search/rules/read-criteria.ts';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import {
  asFlexible,
  isSameTime,
  type SearchAlternatives,
  writeSearchAlternatives,
} from '../../../search/rules/search-alternatives.ts';
import { writeZone, type Zone } from '../../../search/rules/zone.ts';
import type { PageContext } from '../context.ts';
import { hrefOf, listBase } from './href-of.ts';
import { viewedBase } from './map-of.ts';
import type { ResultsAddress } from './read-results-address.ts';
import { goTo } from './go-to.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

export type ScopeAddress = {
  scope: Scope;
  criteria: ChosenCriteria;
  base: string;
  dove: string;
  place: Place | null;
  zone: OpenZone | null;
  homonyms: ParsedText['homonyms'];
  several: ParsedText['several'];
  namesakes: ParsedText['namesakes'];
  written: string;
};

type ScopeRequest = Pick<ResultsAddress, 'chosen' | 'dove' | 'zone' | 'isMap' | 'beside' | 'written'>;

const ITALY: Omit<ScopeAddress, 'criteria'> = {
  scope: { kind: 'italia' },
  base: paths.cerca,
  dove: '',
  place: null,
  zone: null,
  homonyms: [],
  several: null,
  namesakes: [],
  written: '',
};

async function readOpenZone(
  zone: Zone,
  { chosen, written }: ScopeRequest,
  search: PageContext['search'],
): Promise<ScopeAddress> {
  const open = await search.openZone(zone);
  if (open === null) throw new AppError('NON_TROVATO', searchMessages.searchFaults.zonaSconosciuta);
  return {
    ...ITALY,
    scope: open.scope,
    criteria: chosen,
    written,
    base: `${paths.cerca}?${writeZone(zone)}`,
    zone: open,
  };
}

async function readPlace(
  { chosen, dove, isMap, written }: ScopeRequest,
  locations: PageContext['locations'],
): Promise<ScopeAddress> {
  const [regione = '', provincia, citta, ...more] = dove.split('/');
  const place = await locations.findPlace({ regione, provincia, citta: more.length > 0 ? '' : citta });
  const slugs = { regione: place.regione.slug, provincia: place.provincia?.slug, citta: place.citta?.slug };
  const known = placePath(slugs).slice(`${paths.strutture}/`.length);
  const base = listBase(known);
  if (place.citta || known !== dove)
    goTo(hrefOf(viewedBase(base, isMap), chosen, written === '' ? {} : { scritto: written }));
  const scope: Scope = place.provincia
    ? { kind: 'provincia', provincia_id: place.provincia.id }
    : { kind: 'regione', regione_id: place.regione.id };
  return { ...ITALY, scope, criteria: chosen, base, dove: known, place, written };
}

function alternativesOf(
  {
    criteria,
    alternatives,
    pricePerGuest,
    unwanted,
  }: Pick<ParsedText, 'criteria' | 'alternatives' | 'pricePerGuest' | 'unwanted'>,
  { stay, prezzo_max }: ChosenCriteria,
): SearchAlternatives | null {
  const { selection, flexible } = stay;
  const current = { stay: selection.kind === 'stay' ? selection : null, flexible };
  const others = [criteria, ...alternatives].filter((when) => asFlexible(when) && !isSameTime(when, current));
  if (others.length === 0 && pricePerGuest === null && unwanted.length === 0) return null;
  const isOpen = stay.guests === 1 && pricePerGuest?.prezzo_max === prezzo_max;
  return { alternatives: others, pricePerGuest: isOpen ? prezzo_max : null, unwanted };
}

/** Returns whether the page must explain how it interpreted the text: words were corrected, or the text also names another place. */
function isReadOtherwise({ corrected, namesakes, dove }: ParsedText): boolean {
  return corrected.length > 0 || (dove !== null && namesakes.length > 0);
}

/** Interprets the search text; redirects if it names a single place, and offers a choice if several match. */
async function readWords(
  { chosen, isMap, beside, written: before }: ScopeRequest,
  search: PageContext['search'],
): Promise<ScopeAddress> {
  if (chosen.testo === '') return { ...ITALY, criteria: chosen, written: before };
  const parsedText = await search.parseText(chosen.testo);
  const { criteria: parsed, dove, zone, homonyms, several, namesakes } = parsedText;
  const criteria = mergeCriteria(chosen, parsed, parsedText.pricePerGuest);
  const written = isReadOtherwise(parsedText) ? chosen.testo : before;
  const others = {
    ...writeSearchAlternatives(alternativesOf(parsedText, criteria) ?? beside),
    ...(written !== '' && { scritto: written }),
  };
  // Truncates the text to the maximum length accepted in a URL. A longer text would cause another redirect to this page.
  const typed = parsedText.placeAndWords.slice(0, MOST_TEXT);
  const to = (base: string, testo: string) => hrefOf(viewedBase(base, isMap), { ...criteria, testo }, others);
  if (zone !== null) goTo(to(`${paths.cerca}?${writeZone(zone)}`, criteria.testo));
  if (dove !== null) goTo(to(listBase(dove), criteria.testo));
  // Ambiguous places and groups of towns have no page of their own, so the URL retains the text.
  const isRead = hrefOf(paths.cerca, { ...criteria, testo: chosen.testo }) === hrefOf(paths.cerca, chosen);
  const isNews = !isRead || parsedText.unwanted.length > 0;
  if (parsed.scope.kind === 'citta' ? isNews : typed !== chosen.testo || isNews) goTo(to(paths.cerca, typed));
  return { ...ITALY, scope: parsed.scope, criteria, homonyms, several, namesakes, written };
}

export function readWhere(
  request: ScopeRequest,
  { locations, search }: Pick<PageContext, 'locations' | 'search'>,
): Promise<ScopeAddress> {
  if (request.zone !== null) return readOpenZone(request.zone, request, search);
  return request.dove === '' ? readWords(request, search) : readPlace(request, locations);
}
