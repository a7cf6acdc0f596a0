import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';
import { LINKS } from './lexicon-words.ts';
import type { PlaceMatch, PlaceIndex } from './index-places.ts';
import {
  areJoinedByConjunction,
  type ParseContext,
  type PlaceSpan,
  preferred,
  readSpans,
  type Span,
} from './parse-spans.ts';
import { splitWords, type TypedWord } from './split-words.ts';
import type { Scope, StayCriteria } from './search-criteria.ts';

/** As far as somebody goes from where they want to be, in kilometres. */
export const AROUND_KM = 15;

export type ParsedQuery = {
  criteria: {
    scope: Scope;
    /** In quotes where it would mean something else by itself. */
    testo: string;
    tipi: TipoStruttura[];
    servizi: Servizio[];
    guests: number;
    stay: StayCriteria | null;
  };
  /** The words without all that stands in an address by itself: types, services, guests, dates. */
  said: string;
  /** The path of the one place that was meant; `null` for none, several, or a place with its surroundings. */
  dove: string | null;
  homonyms: { nome: string; dove: string; path: string }[];
  /** Places whose name the rest is, that were not meant as far as one can tell: an ordinary word beside other criteria. */
  namesakes: readonly PlaceMatch[];
};

/** Drops places that only tell where another one is: "Livo Como", "Toscana, Siena". */
function narrow(words: readonly string[], spans: readonly PlaceSpan[], places: PlaceIndex): PlaceSpan[] {
  const kept = [...spans];
  for (let index = 0; index + 1 < kept.length; ) {
    const [one, other] = [kept[index], kept[index + 1]];
    if (one === undefined || other === undefined || areJoinedByConjunction(words, one, other)) {
      index += 1;
      continue;
    }
    const insideOf = (inner: PlaceSpan, outer: PlaceSpan) =>
      inner.matches.filter((placeMatch) => outer.matches.some((larger) => places.isWithin(placeMatch, larger)));
    const first = insideOf(one, other);
    const second = insideOf(other, one);
    if (first.length > 0) kept.splice(index, 2, { ...one, matches: first });
    else if (second.length > 0) kept.splice(index, 2, { ...other, matches: second });
    else index += 1;
  }
  return kept;
}

function scopeOf(matches: readonly PlaceMatch[], around: readonly number[]): Scope {
  const [first] = matches;
  if (first === undefined) return { kind: 'italia' };
  if (first.kind === 'regione') return { kind: 'regione', regione_id: first.id };
  if (first.kind === 'provincia') return { kind: 'provincia', provincia_id: first.id };
  const towns = matches.filter(({ kind }) => kind === 'citta').map(({ id }) => id);
  return { kind: 'citta', citta_ids: [...new Set([...towns, ...around])] };
}

/** Where to look. Two towns that have nothing to do with each other are both meant; of larger places the first. */
function readWhere(words: readonly string[], spans: readonly Span[], places: PlaceIndex) {
  const narrowed = narrow(
    words,
    spans.filter((span) => span.kind === 'place'),
    places,
  );
  const [first] = narrowed;
  const isTowns = first?.matches[0]?.kind === 'citta';
  const used = isTowns ? narrowed.filter(({ matches }) => matches[0]?.kind === 'citta') : narrowed.slice(0, 1);
  const matches = used.flatMap((span) => span.matches);
  const around = used
    .filter(({ isAround }) => isAround)
    .flatMap((span) => span.matches.flatMap(({ kind, id }) => (kind === 'citta' ? places.around(id, AROUND_KM) : [])));
  const [only, ...others] = matches;
  const isHomonym = used.length === 1 && others.length > 0;
  return {
    scope: scopeOf(matches, around),
    dove: only !== undefined && others.length === 0 && around.length === 0 ? places.describe(only).path : null,
    homonyms: isHomonym ? matches.map((placeMatch) => places.describe(placeMatch)) : [],
    unused: narrowed.filter((span) => !used.includes(span)),
  };
}

/** Words outside of some spans in stretches, without what only joined them to the rest; `firm` spans keep such words. */
function readRest(words: readonly TypedWord[], spans: readonly Span[], firm: readonly Span[] = []): TypedWord[] {
  const lies = (index: number, within: readonly Span[]) =>
    within.some(({ start, end }) => start <= index && index < end);
  const stretches: number[][] = [[]];
  words.forEach((_, index) => {
    if (lies(index, spans)) stretches.push([]);
    else stretches.at(-1)?.push(index);
  });
  const says = (index: number) => lies(index, firm) || !LINKS.has(words[index]?.folded ?? '');
  return stretches.flatMap((stretch) => {
    const begin = stretch.findIndex(says);
    if (begin < 0) return [];
    return stretch.slice(begin, stretch.findLastIndex(says) + 1).flatMap((index) => words[index] ?? []);
  });
}

function join(words: readonly TypedWord[]): string {
  return words.map(({ typed }) => typed).join(' ');
}

/** "Casa" asks nothing beside other criteria; beside words that were not understood it is one of them ("casa rosa"). */
function withoutHomes(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const others = spans.filter(({ kind }) => kind !== 'home');
  const isRest = readRest(words, spans).length > 0;
  const isAlone =
    !isRest && others.every(({ kind }) => kind === 'filler') && !others.some(({ kind }) => kind === 'filler');
  return isRest || isAlone ? others : [...spans];
}

function parseOnce(words: readonly TypedWord[], facts: ParseContext): ParsedQuery {
  const folded = words.map((word) => word.folded);
  const all = readSpans(folded, facts);
  const { scope, dove, homonyms, unused } = readWhere(folded, all, facts.places);
  const spans = withoutHomes(
    words,
    all.filter((span) => span.kind !== 'place' || !unused.includes(span)),
  );
  const [where, what] = [spans.filter(({ kind }) => kind === 'place'), spans.filter(({ kind }) => kind !== 'place')];
  const criteria = {
    scope,
    testo: join(readRest(words, spans)),
    tipi: [...new Set(spans.flatMap((span) => (span.kind === 'tipo' ? [span.tipo] : [])))],
    servizi: [...new Set(spans.flatMap((span) => (span.kind === 'servizio' ? [span.servizio] : [])))],
    guests: Math.max(1, ...spans.flatMap((span) => (span.kind === 'ospiti' ? [span.guests] : []))),
    stay: spans.find((span) => span.kind === 'stay')?.stay ?? null,
  };
  return { criteria, said: join(readRest(words, what, where)), dove, homonyms, namesakes: [] };
}

/** Whether words ask for nothing but homes that have them. */
function isPlain({ scope, testo, tipi, servizi, guests, stay }: ParsedQuery['criteria'], words: string): boolean {
  return (
    scope.kind === 'italia' && testo === words && tipi.length + servizi.length === 0 && guests === 1 && stay === null
  );
}

/** Words in quotes mean themselves. @example parseWords(splitWords('rose'), places).criteria.testo // '"rose"' */
export function parseWords(words: readonly TypedWord[], places: PlaceIndex): ParsedQuery {
  const said = words.length === 0 ? '' : `"${join(words)}"`;
  const namesakes = preferred(places.matchesOf(words.map(({ folded }) => folded).join(' ')));
  const criteria = { scope: scopeOf([], []), testo: said, tipi: [], servizi: [], guests: 1, stay: null };
  return { criteria, said, dove: null, homonyms: [], namesakes };
}

/**
 * What somebody means who typed these words. Pure over `facts`: the longest name wins, a name that is also a common word counts only
 * where something says that it is a place, homonyms stay several unless a larger place tells them apart. What is left goes into an
 * address, and is read again there: quotes keep it what it was understood as ("agriturismo rose" leaves the flowers, not the comune).
 */
export function parseQuery(words: readonly TypedWord[], facts: ParseContext): ParsedQuery {
  const parsed = parseOnce(words, facts);
  const { testo, scope } = parsed.criteria;
  if (testo === '' || scope.kind !== 'italia') return parsed;
  const rest = splitWords(testo);
  const { places, today } = facts;
  if (isPlain(parseOnce(rest, { places, today }).criteria, testo)) return parsed;
  const { said, namesakes } = parseWords(rest, places);
  return { ...parsed, criteria: { ...parsed.criteria, testo: said }, said, namesakes };
}
