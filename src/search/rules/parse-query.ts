import type { Language } from '../../kernel/language.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA, type TipoStruttura } from '../../strutture/rules/tipi.ts';
import { isIdle } from './lexicon-idle.ts';
import { FOREIGN_HOME, HOME_WORDS, LINKS, tipoOfHomeWord } from './lexicon-words.ts';
import { MEANINGS } from './lexicon.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceMatch } from './place-facts.ts';
import { type ParseContext, preferred } from './parse-place.ts';
import { readSpans, type Span } from './parse-spans.ts';
import { UNLISTED, unknownUnwanted } from './parse-unwanted.ts';
import { translateToItalian } from './translate-to-italian.ts';
import { spellWords } from './spell-words.ts';
import { clauseEnds, type TypedWord } from './split-words.ts';
import { areOverlapping, NEVER, periodsOf, readStayOptions, type When, type WhenSpan } from './combine-when.ts';
import type { Period } from './holidays.ts';
import { NO_PRICES, type Prices, pricesANight, pricesOfAll } from './price-a-night.ts';
import type { Gradini, Scope } from './search-criteria.ts';
import { type NamedPlace, readWhere } from './parse-where.ts';
import type { SeveralPlaces } from './several-places.ts';
import type { Zone } from './zone.ts';

const HAVING = new Set(['con', 'col']);

export type ParsedQuery = {
  criteria: When & {
    scope: Scope;
    /** The words of the text search. They are in quotes if they would otherwise have another meaning. */
    testo: string;
    tipi: TipoStruttura[];
    servizi: Servizio[];
    guests: number;
    prezzo_min: number | null;
    prezzo_max: number | null;
    gradini: Gradini | null;
    ordina?: 'prezzo';
  };
  pricePerGuest: Prices | null;
  alternatives: readonly When[];
  unwanted: readonly string[];
  placeAndWords: string;
  dove: string | null;
  zone: Zone | null;
  homonyms: NamedPlace[];
  several: SeveralPlaces | null;
  namesakes: readonly PlaceMatch[];
};

function isAfterHome(words: readonly TypedWord[], index: number): boolean {
  const before = words[index - 1]?.folded ?? '';
  return HOME_WORDS.has(before) || MEANINGS.get(before)?.kind === 'home' || MEANINGS.get(before)?.kind === 'tipo';
}

type Rest = { spans: readonly Span[]; firm?: readonly Span[]; language: Language | undefined };

/** Returns the words outside the spans. Removes linking and filler words at both ends of each stretch, except in `firm` spans. */
function readRest(words: readonly TypedWord[], { spans, firm = [], language }: Rest): TypedWord[] {
  const lies = (index: number, within: readonly Span[]) =>
    within.some(({ start, end }) => start <= index && index < end);
  const stretches: number[][] = [[]];
  words.forEach((_, index) => {
    if (lies(index, spans)) stretches.push([]);
    else stretches.at(-1)?.push(index);
  });
  // Unlisted property types are ignored next to an exclusion, as in "don't want shared bathrooms or hostels".
  const isUnlisted = (folded: string) => UNLISTED.has(folded) && spans.some(isUnwanted);
  const isIdleAt = (index: number, { typed, folded }: TypedWord) =>
    LINKS.has(folded) ||
    isUnlisted(folded) ||
    (spans.length > 0 && isIdle(typed, language) && !isAfterHome(words, index));
  const hasMeaning = (index: number) => {
    const word = words[index];
    return word !== undefined && (lies(index, firm) || !isIdleAt(index, word));
  };
  return stretches.flatMap((stretch) => {
    const begin = stretch.findIndex(hasMeaning);
    if (begin < 0) return [];
    return stretch.slice(begin, stretch.findLastIndex(hasMeaning) + 1).flatMap((index) => words[index] ?? []);
  });
}

function join(words: readonly TypedWord[]): string {
  return words.flatMap(({ typed }) => (typed === '' ? [] : typed)).join(' ');
}

/** Drops spans of general words such as "casa", so that they become search terms ("casa rosa"), except in "casa con sauna". */
function withoutHomes(words: readonly TypedWord[], spans: readonly Span[], language: Language | undefined): Span[] {
  const others = spans.filter(({ kind }) => kind !== 'home');
  const isRest = readRest(words, { spans, language }).length > 0;
  const isAlone =
    !isRest && others.every(({ kind }) => kind === 'filler') && !others.some(({ kind }) => kind === 'filler');
  const isOwner = ({ kind, end }: Span) => kind === 'home' && HAVING.has(words[end]?.folded ?? '');
  if (isRest) return [...others, ...spans.filter(isOwner)];
  return isAlone ? others : [...spans];
}

function isWhen(span: Span): span is WhenSpan {
  return ['stay', 'day', 'period', 'nights', 'weekend'].includes(span.kind);
}

type HomeSpan = Span & { tipo: TipoStruttura };

/**
 * Finds words that imply a property type. Words for a whole home, such as "trullo", are also search terms, because descriptions
 * contain them.
 */
function readHomeWords(
  words: readonly TypedWord[],
  spans: readonly Span[],
  names: ParseContext['names'],
): { tipi: TipoStruttura[]; read: Span[] } {
  const isRead = (index: number) => spans.some(({ start, end }) => start <= index && index < end);
  const isJoiner = (index: number) => LINKS.has(words[index]?.folded ?? '');
  /**
   * Scans from `at` in the direction of `step`. Returns whether only linking words and words such as "casa" occur before the next
   * criterion or an end of the text.
   */
  const endsAlone = (at: number, step: 1 | -1): boolean =>
    words[at] === undefined ||
    isRead(at) ||
    ((isJoiner(at) || tipoOfHomeWord(words[at].folded) !== null) && endsAlone(at + step, step));
  const read = words.flatMap(({ folded }, start): HomeSpan[] => {
    const tipo = isRead(start) ? null : tipoOfHomeWord(folded);
    const isAlone = tipo !== null && endsAlone(start + 1, 1) && endsAlone(start - 1, -1);
    return isAlone ? [{ kind: 'tipo', tipo, start, end: start + 1 }] : [];
  });
  const [only, another] = read;
  if (only === undefined || spans.some(({ kind }) => kind === 'tipo')) return { tipi: [], read: [] };
  const word = words[only.start]?.folded ?? '';
  if (another !== undefined || word === FOREIGN_HOME) return { tipi: [], read };
  if (only.tipo === 'casa_vacanza') return { tipi: [only.tipo], read: [] };
  return { tipi: [], read: names?.has(word) ? [] : read };
}

type ExcludedSpan = Extract<Span, { kind: 'unwanted' }>;

function isUnwanted(span: Span): span is ExcludedSpan {
  return span.kind === 'unwanted' && !span.isNeedless;
}

function unwantedPeriods(spans: readonly Span[]): Period[] {
  return periodsOf(spans.filter(isUnwanted).flatMap(({ what }) => (what !== null && isWhen(what) ? [what] : [])));
}

function readTypes(spans: readonly Span[]): TipoStruttura[] {
  const tipi = spans.flatMap((span) => (span.kind === 'tipo' ? [span.tipo] : []));
  const excluded = spans.flatMap((span) => (isUnwanted(span) && span.what?.kind === 'tipo' ? [span.what.tipo] : []));
  const wanted = (tipi.length > 0 || excluded.length === 0 ? tipi : TIPI_STRUTTURA).filter(
    (tipo) => !excluded.includes(tipo),
  );
  return [...new Set(wanted)];
}

/** Returns whether the search applies the exclusion. It excludes property types and periods that overlap a requested period. */
function canExclude({ what }: ExcludedSpan, spans: readonly Span[]): boolean {
  if (what?.kind === 'tipo') return true;
  const periods = periodsOf(spans.filter(isWhen));
  const excluded = what !== null && isWhen(what) ? periodsOf([what]) : [];
  return excluded.some((one) => periods.some((other) => areOverlapping(one, other)));
}

function withApostrophes(text: string): string {
  return text
    .replaceAll(/(?<!\S)(l|d|n|s|qu|all|dell|dall|nell|sull) (?=[aeiouhàèéêâîôû])/giu, '$1’')
    .replaceAll(/(?<=\p{L}) (t|re|s|ll|ve|m|d)(?= |$)/giu, '’$1');
}

function readUnwanted(words: readonly TypedWord[], spans: readonly Span[]): string[] {
  return spans
    .filter(isUnwanted)
    .filter((span) => !canExclude(span, spans))
    .map(({ start, end }) => withApostrophes(join(words.slice(start, end))));
}

type StatedCriteria = Pick<ParsedQuery, 'pricePerGuest' | 'alternatives'> & {
  criteria: Omit<ParsedQuery['criteria'], 'scope' | 'testo'>;
};

function readCriteria(spans: readonly Span[], today: ParseContext['today']): StatedCriteria {
  const [when = NEVER, ...alternatives] = readStayOptions(spans.filter(isWhen), today, unwantedPeriods(spans));
  const guests = Math.max(1, ...spans.flatMap((span) => (span.kind === 'ospiti' ? [span.guests] : [])));
  const isCounted = when.stay !== null || spans.some(({ kind }) => kind === 'nights' || kind === 'weekend');
  const price = spans.find((span) => span.kind === 'prezzo');
  const prices = price ? pricesANight(price, { when, isCounted }) : NO_PRICES;
  const criteria = {
    tipi: readTypes(spans),
    servizi: [...new Set(spans.flatMap((span) => (span.kind === 'servizio' ? [span.servizio] : [])))],
    guests,
    ...(price?.isEach ? pricesOfAll(prices, guests) : prices),
    ...when,
    gradini: spans.some(({ kind }) => kind === 'gradini') ? ('nessuno' as const) : null,
    ...(spans.some(({ kind }) => kind === 'ordine') && { ordina: 'prezzo' as const }),
  };
  return { criteria, pricePerGuest: price?.isEach ? prices : null, alternatives };
}

/** Drops all times if none can be booked, so that they become search text and are listed among the words without matches. */
function withoutIdleTimes(spans: readonly Span[], today: ParseContext['today']): Span[] {
  return readStayOptions(spans.filter(isWhen), today).length > 0 ? [...spans] : spans.filter((span) => !isWhen(span));
}

function alsoNamed(words: readonly string[], { kind, start, end }: Span, places: PlaceIndex): PlaceMatch[] {
  if (kind !== 'place') return [];
  const name = words.slice(start, end);
  const also = name.map((_, index) => places.alsoNamed(name.slice(index).join(' ')));
  return (also.find((matches) => matches.length > 0) ?? []).filter((match) => match.kind === 'area');
}

function parseOnce(words: readonly TypedWord[], facts: ParseContext): ParsedQuery {
  const { language } = facts;
  const folded = words.map((word) => word.folded);
  const read = withoutIdleTimes(readSpans(folded, facts, clauseEnds(words)), facts.today);
  const all = [...read, ...unknownUnwanted(words, read)];
  const { scope, dove, zone, homonyms, several, unused } = readWhere(folded, all, facts.places);
  const known = all.filter((span) => !unused.includes(span));
  const homeWords = readHomeWords(words, known, facts.names);
  const spans = withoutHomes(
    words,
    [...known, ...homeWords.read].toSorted((a, b) => a.start - b.start),
    language,
  );
  const isWhere = ({ kind }: Span) => kind === 'place' || kind === 'ambiente';
  const [where, what] = [spans.filter(isWhere), spans.filter((span) => !isWhere(span))];
  const { criteria: stated, ...beside } = readCriteria(spans, facts.today);
  const tipi = homeWords.tipi.length > 0 ? homeWords.tipi : stated.tipi;
  const criteria = { scope, testo: join(readRest(words, { spans, language })), ...stated, tipi };
  const unwanted = readUnwanted(words, spans);
  const placeAndWords = join(readRest(words, { spans: what, firm: where, language }));
  const namesakes = dove === null ? [] : spans.flatMap((span) => alsoNamed(folded, span, facts.places));
  return { criteria, ...beside, unwanted, placeAndWords, dove, zone, homonyms, several, namesakes };
}

const NO_CRITERIA = { tipi: [], servizi: [], guests: 1, gradini: null, ...NEVER, ...NO_PRICES };

function isPlain({ scope, testo, tipi, servizi, ...criteria }: ParsedQuery['criteria'], words: string): boolean {
  const { guests, stay, flexible, prezzo_min, prezzo_max, gradini } = criteria;
  const isOpen = [stay, flexible, prezzo_min, prezzo_max, gradini].every((part) => part === null) && guests === 1;
  return isOpen && scope.kind === 'italia' && testo === words && tipi.length + servizi.length === 0;
}

/** Parses the words as if they were in quotes. @example parseWords(splitWords('rose'), places).criteria.testo // '"rose"' */
export function parseWords(words: readonly TypedWord[], places: PlaceIndex): ParsedQuery {
  const placeAndWords = words.length === 0 ? '' : `"${join(words)}"`;
  const namesakes = preferred(places.matchesOf(words.map(({ folded }) => folded).join(' ')));
  const criteria = { ...NO_CRITERIA, scope: { kind: 'italia' as const }, testo: placeAndWords };
  return {
    criteria,
    pricePerGuest: null,
    alternatives: [],
    unwanted: [],
    placeAndWords,
    dove: null,
    zone: null,
    homonyms: [],
    several: null,
    namesakes,
  };
}

/** Parses a query. Puts the remaining words in quotes if they have another meaning on their own, such as "rose" in "agriturismo rose". */
export function parseQuery(words: readonly TypedWord[], facts: ParseContext): ParsedQuery {
  const parsed = parseOnce(words, facts);
  const { testo, scope } = parsed.criteria;
  if (testo === '' || scope.kind !== 'italia') return parsed;
  const { places, today, language } = facts;
  const rest = translateToItalian(spellWords(testo), facts);
  const isExact = rest.some(({ folded }) => facts.exact?.has(folded));
  if (!isExact && isPlain(parseOnce(rest, { places, today, language }).criteria, testo)) return parsed;
  const { placeAndWords, namesakes } = parseWords(rest, places);
  return { ...parsed, criteria: { ...parsed.criteria, testo: placeAndWords }, placeAndWords, namesakes };
}
