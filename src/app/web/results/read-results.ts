import { AppError, isAppError } from '../../../kernel/calls/app-error.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { FoundDroppingWords, HomeStay, SearchResults } from '../../../search/contract.ts';
import type { Nights } from '../../../calendar/rules/feed.ts';
import { type ChosenCriteria, criteriaOf } from '../../../search/rules/chosen-criteria.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import { homeOf } from '../../../search/web/map/map-home.ts';
import type { ResultsPlace } from '../../../search/web/results.ts';
import { homeWordGender, tipoOfHomeWord } from '../../../search/rules/lexicon-words.ts';
import { readQuoted } from '../../../search/rules/split-words.ts';
import { flexibleStayOnCard, stayOnCard } from '../../../stay/web/visitor/stay-on-card.ts';
import { stayWords } from '../../../stay/web/visitor/stay-words.ts';
import type { StrutturaCard } from '../../../strutture/contract.ts';
import { listHtml } from '../../../strutture/web/visitor/card-html.ts';
import type { StrutturaCardProps } from '../../../strutture/web/visitor/StrutturaCard.tsx';
import { type ShownCard, shownCard } from '../../../strutture/web/visitor/shown-card.ts';
import type { PageContext } from '../context.ts';
import { loadPart } from '../load.ts';
import { filtersOf } from './filters-of.ts';
import { hrefOf } from './href-of.ts';
import { mapOf, viewedBase } from './map-of.ts';
import { NO_ALTERNATIVES, findAlternatives, findElsewhere, findUnstated } from './find-alternatives.ts';
import { scopeQuery, toolsOf } from './tools-of.ts';
import { choicesOf } from './choices-of.ts';
import { goTo } from './go-to.ts';
import { prepareListParts } from './late-list-parts.ts';
import { readWritten } from './read-written.ts';
import { NO_NEARBY_HOMES, type NearIds, readAround, readNear } from './read-near.ts';
import type { ResultsRequest } from './results-request.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

/** Cache time in seconds for lists of several towns. It is short, because such lists change with every booking. */
export const WIDE_SECONDS = 1;

type Services = Pick<
  PageContext,
  'locations' | 'search' | 'strutture' | 'propertyCalendar' | 'today' | 'report' | 'servePart'
>;

async function find(
  { search }: Services,
  { criteria, scope, pageCursor }: ResultsRequest,
): Promise<FoundDroppingWords> {
  try {
    return await search.findDroppingWords(criteriaOf(criteria, scope), pageCursor);
  } catch (error) {
    if (pageCursor === null || !isAppError(error) || error.codice !== 'DATI_NON_VALIDI') throw error;
    throw new AppError('NON_TROVATO', struttureMessages.pageNotFound);
  }
}

function placeOf(
  { chosen, base }: ResultsRequest,
  { ids, from, total, isAtLeast, next, previous }: SearchResults,
): ResultsPlace {
  const turnTo = (name: 'dopo' | 'prima', cursor: string | null) =>
    cursor === null ? null : hrefOf(base, chosen, { [name]: cursor });
  const to = from === null ? 0 : from + ids.length - 1;
  const isWhole = next === null && previous === null;
  const known = () => (isAtLeast ? searchMessages.resultRangeAtLeast : searchMessages.resultRange);
  return {
    position: from === null || isWhole ? null : known()(from, to, total),
    previousHref: turnTo('prima', previous),
    nextHref: turnTo('dopo', next),
  };
}

function nightsAt(id: number, stays: readonly HomeStay[], { chosen: { stay } }: ResultsRequest): Nights | null {
  const found = stays.find((each) => each.id === id) ?? (stay.selection.kind === 'stay' ? stay.selection : null);
  return found && { start: found.check_in, end: found.check_out };
}

async function readHomes(services: Services, request: ResultsRequest) {
  const { search, strutture, propertyCalendar, report } = services;
  const found = await find(services, request);
  // Redirects to the first page if the requested page is empty, because homes can disappear while the visitor pages through the
  // list.
  if (found.ids.length === 0 && found.total > 0 && request.pageCursor !== null)
    goTo(hrefOf(request.base, request.chosen));
  const isNothing = found.total === 0;
  const [others, near] = isNothing
    ? await Promise.all([
        loadPart(report, findAlternatives(search, request)),
        readNear(services, request.scope, request.chosen.stay),
      ])
    : [null, await readAround(services, request, found)];
  const elsewhere = await loadPart(report, findElsewhere(search, request, found.droppedWords));
  const unstated = await loadPart(report, findUnstated(search, carriedOut(request, found)));
  const ids = [...found.ids, ...near.ids];
  const nightsOf = (id: number) => nightsAt(id, [...found.stays, ...(near.stays ?? [])], request);
  const [cards, freshness] = await Promise.all([strutture.cardsOf(ids), propertyCalendar.freshnessOf(ids, nightsOf)]);
  return {
    found,
    cards,
    freshness,
    others: others ?? NO_ALTERNATIVES,
    near,
    elsewhere,
    unstated,
  };
}

const NO_HOMES: Awaited<ReturnType<typeof readHomes>> = {
  found: {
    ids: [],
    total: 0,
    isAtLeast: false,
    isPartial: false,
    from: null,
    next: null,
    previous: null,
    corrected: [],
    testo: '',
    droppedWords: '',
    stays: [],
  },
  cards: [],
  freshness: new Map(),
  others: NO_ALTERNATIVES,
  near: NO_NEARBY_HOMES,
  elsewhere: null,
  unstated: null,
};

function countSentence({ isAtLeast, total }: SearchResults, { kind }: Scope): string {
  const where = kind === 'italia' ? messages.throughoutItaly : undefined;
  return isAtLeast ? searchMessages.homesFoundAtLeast(total, where) : struttureMessages.listingsFound(total, where);
}

function searchSentences(
  { corrected, testo, droppedWords, total, isPartial }: FoundDroppingWords,
  { criteria, phrase, beside }: ResultsRequest,
): string[] {
  const words = readQuoted(droppedWords) ?? droppedWords;
  const homeWord = words.toLowerCase();
  // If the dropped word names a type of home, the message names this type, so it does not count as another filter.
  const tipi = criteria.tipi.filter((tipo) => tipo !== tipoOfHomeWord(homeWord));
  const hasFilters = filtersOf({ ...criteria, tipi, testo }).length > 0;
  const without = { where: phrase, gender: homeWordGender(homeWord), hasFilters };
  return [
    ...(isPartial ? [searchMessages.tooManyHomesToSearch] : []),
    ...(beside?.unwanted ?? []).map((unwanted) => searchMessages.exclusionNotSupported(unwanted)),
    ...corrected.map(({ word, instead }) =>
      total === 0 ? searchMessages.wordReplaced(word, instead) : searchMessages.wordCorrected(word, instead),
    ),
    ...(words === '' ? [] : [searchMessages.noHomesForWords(words, without)]),
  ];
}

function carriedOut(request: ResultsRequest, { testo, droppedWords }: FoundDroppingWords): ResultsRequest {
  return droppedWords === '' ? request : { ...request, criteria: { ...request.criteria, testo } };
}

function stayLineOf({ stay: { flexible, selection } }: ChosenCriteria, total: number): string | null {
  if (flexible) return stayMessages.bestDatesNotice(flexible);
  return selection.kind === 'stay' ? searchMessages.freeOnYourDates(total) : null;
}

function stayOf(card: StrutturaCard, stays: readonly HomeStay[], { chosen }: ResultsRequest, today: CalendarDate) {
  const found = stays.find(({ id }) => id === card.id);
  const { guests } = chosen.stay;
  return found ? flexibleStayOnCard(card, { found, guests }, today) : stayOnCard(card, chosen.stay, today);
}

function listedCard(card: StrutturaCard, { regionOf }: ResultsRequest): ShownCard {
  const shown = shownCard(card);
  const regione = regionOf?.get(card.sigla);
  return regione === undefined ? shown : { ...shown, address: `${shown.address}, ${regione}` };
}

function nearCard(card: StrutturaCard, { km }: NearIds): ShownCard {
  const shown = shownCard(card);
  const away = km?.get(card.id);
  return away === undefined
    ? shown
    : { ...shown, address: messages.distanceFromAddress(shown.address, Math.max(1, Math.round(away))) };
}

/**
 * Returns a sentence that lists the criteria that alternative homes do not have to meet. These homes are shown if a search has no
 * results; at most its dates and guests apply to them.
 */
function forgottenOf({ forgets = false }: NearIds, { criteria }: ResultsRequest): string | undefined {
  const ignored = filtersOf(criteria).filter(({ kind }) => forgets || kind !== 'stay');
  return ignored.length === 0 ? undefined : messages.ignoredCriteria(ignored.map(({ without }) => without));
}

type ReadHomes = NonNullable<Awaited<ReturnType<typeof readHomes>>>;

function serveLists(
  { today, servePart }: Pick<Services, 'today' | 'servePart'>,
  request: ResultsRequest,
  { found, cards, freshness, near }: ReadHomes,
) {
  const listed = new Set(found.ids);
  const known = [...found.stays, ...(near.stays ?? [])];
  const note = found.total === 0 ? forgottenOf(near, request) : undefined;
  const propsOf = (card: StrutturaCard, struttura: ShownCard): StrutturaCardProps => ({
    struttura,
    freshness: freshness.get(card.id),
    stay: stayOf(card, known, request, today),
  });
  const ours = cards.filter(({ id }) => listed.has(id)).map((card) => propsOf(card, listedCard(card, request)));
  const theirs = cards.filter(({ id }) => !listed.has(id)).map((card) => propsOf(card, nearCard(card, near)));
  return {
    list: servePart('elenco', listHtml({}, ours)),
    near:
      theirs.length === 0
        ? null
        : { title: near.title, list: servePart('elenco-vicine', listHtml({ title: near.title, note }, theirs)) },
    onMap: ours.map(({ struttura, stay }) => homeOf(struttura, stay ?? { query: '' })),
  };
}

export async function readResults(services: Services, given: ResultsRequest) {
  const request = { ...given, base: viewedBase(given.base, given.isMap) };
  const { today, report } = services;
  const { chosen } = request;
  const isPlaced = request.dove !== '' || Boolean(request.zone);
  const [homes, words] = await Promise.all([
    loadPart(report, readHomes(services, request)),
    readWritten(services.search, request, isPlaced),
    prepareListParts(),
  ]);
  const shown = homes ?? NO_HOMES;
  const { found, others, elsewhere, unstated } = shown;
  const { list, near, onMap } = serveLists(services, request, shown);
  const map = mapOf(carriedOut(given, found), scopeQuery(request));
  return {
    isMissing: homes === null,
    total: found.total,
    sentence: homes && countSentence(found, request.scope),
    words,
    corrected: searchSentences(found, request),
    elsewhere,
    unstated,
    stepsNote: chosen.gradini === 'non-detti' && found.total > 0 ? searchMessages.stepsNotStatedNotice : null,
    choices: choicesOf(request),
    keptWords: found.droppedWords === '' ? chosen.testo : found.testo,
    list,
    near,
    stayLine: stayLineOf(chosen, found.total),
    honest: searchMessages.sortOrderDisclosures[chosen.ordina],
    place: placeOf(request, found),
    ...others,
    // Without filters, or after an incomplete search, the page must not state that no home matches.
    isAsked: filtersOf(request.criteria).length > 0 && !found.isPartial,
    today,
    stayLabel: stayWords(chosen.stay),
    tools: toolsOf(carriedOut(request, found)),
    map: map && { ...map, homes: map.isOpen ? onMap : [] },
  };
}

export type Results = Awaited<ReturnType<typeof readResults>>;
