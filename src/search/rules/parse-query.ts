import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/struttura-form.ts';
import { LINKS } from './lexicon-words.ts';
import type { PlaceMatch, Places } from './understand-places.ts';
import { areBothMeant, type Facts, type PlaceSpan, preferred, readSpans, type Span } from './understand-spans.ts';
import { splitWords, type TypedWord } from './understand-words.ts';
import type { Scope, StayCriteria } from './search-criteria.ts';

/** As far as somebody goes from where they want to be, in kilometres. */
export const AROUND_KM = 15;

/** What is meant by some words: places, types, services, guests and dates are taken out of them, `testo` is the rest. */
export type ParsedQuery = {
  wish: {
    scope: Scope;
    /** In quotes where it would mean something else by itself. */
    testo: string;
    tipi: TipoStruttura[];
    servizi: Servizio[];
    /** 1 for nobody counted. */
    guests: number;
    stay: StayCriteria | null;
  };
  /** The words without all that stands in an address by itself: types, services, guests, dates. */
  said: string;
  /** The path of the one place that was meant; `null` for none, several, or a place with its surroundings. */
  dove: string | null;
  homonyms: { nome: string; dove: string; path: string }[];
  /** Places whose name the rest is, that were not meant as far as one can tell: an ordinary word beside other wishes. */
  namesakes: readonly PlaceMatch[];
};

/** Drops places that only tell where another one is: "Livo Como", "Toscana, Siena". */
function narrow(words: readonly string[], spans: readonly PlaceSpan[], places: Places): PlaceSpan[] {
  const kept = [...spans];
  for (let index = 0; index + 1 < kept.length; ) {
    const [one, other] = [kept[index], kept[index + 1]];
    if (one === undefined || other === undefined || areBothMeant(words, one, other)) {
      index += 1;
      continue;
    }
    const insideOf = (inner: PlaceSpan, outer: PlaceSpan) =>
      inner.bearers.filter((bearer) => outer.bearers.some((larger) => places.isWithin(bearer, larger)));
    const first = insideOf(one, other);
    const second = insideOf(other, one);
    if (first.length > 0) kept.splice(index, 2, { ...one, bearers: first });
    else if (second.length > 0) kept.splice(index, 2, { ...other, bearers: second });
    else index += 1;
  }
  return kept;
}

function scopeOf(bearers: readonly PlaceMatch[], around: readonly number[]): Scope {
  const [first] = bearers;
  if (first === undefined) return { kind: 'italia' };
  if (first.kind === 'regione') return { kind: 'regione', regione_id: first.id };
  if (first.kind === 'provincia') return { kind: 'provincia', provincia_id: first.id };
  const towns = bearers.filter(({ kind }) => kind === 'citta').map(({ id }) => id);
  return { kind: 'citta', citta_ids: [...new Set([...towns, ...around])] };
}

/** Where to look. Two towns that have nothing to do with each other are both meant; of larger places the first. */
function readWhere(words: readonly string[], spans: readonly Span[], places: Places) {
  const narrowed = narrow(
    words,
    spans.filter((span) => span.kind === 'place'),
    places,
  );
  const [first] = narrowed;
  const isTowns = first?.bearers[0]?.kind === 'citta';
  const used = isTowns ? narrowed.filter(({ bearers }) => bearers[0]?.kind === 'citta') : narrowed.slice(0, 1);
  const bearers = used.flatMap((span) => span.bearers);
  const around = used
    .filter(({ isAround }) => isAround)
    .flatMap((span) => span.bearers.flatMap(({ kind, id }) => (kind === 'citta' ? places.around(id, AROUND_KM) : [])));
  const [only, ...others] = bearers;
  const isHomonym = used.length === 1 && others.length > 0;
  return {
    scope: scopeOf(bearers, around),
    dove: only !== undefined && others.length === 0 && around.length === 0 ? places.tell(only).path : null,
    homonyms: isHomonym ? bearers.map((bearer) => places.tell(bearer)) : [],
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

/** "Casa" asks nothing beside other wishes; beside words that were not understood it is one of them ("casa rosa"). */
function withoutHomes(words: readonly TypedWord[], spans: readonly Span[]): Span[] {
  const others = spans.filter(({ kind }) => kind !== 'home');
  const isRest = readRest(words, spans).length > 0;
  const isAlone =
    !isRest && others.every(({ kind }) => kind === 'filler') && !others.some(({ kind }) => kind === 'filler');
  return isRest || isAlone ? others : [...spans];
}

function readMeant(words: readonly TypedWord[], facts: Facts): ParsedQuery {
  const folded = words.map((word) => word.folded);
  const all = readSpans(folded, facts);
  const { scope, dove, homonyms, unused } = readWhere(folded, all, facts.places);
  const spans = withoutHomes(
    words,
    all.filter((span) => span.kind !== 'place' || !unused.includes(span)),
  );
  const [where, what] = [spans.filter(({ kind }) => kind === 'place'), spans.filter(({ kind }) => kind !== 'place')];
  const wish = {
    scope,
    testo: join(readRest(words, spans)),
    tipi: [...new Set(spans.flatMap((span) => (span.kind === 'tipo' ? [span.tipo] : [])))],
    servizi: [...new Set(spans.flatMap((span) => (span.kind === 'servizio' ? [span.servizio] : [])))],
    guests: Math.max(1, ...spans.flatMap((span) => (span.kind === 'ospiti' ? [span.guests] : []))),
    stay: spans.find((span) => span.kind === 'stay')?.stay ?? null,
  };
  return { wish, said: join(readRest(words, what, where)), dove, homonyms, namesakes: [] };
}

/** Whether words ask for nothing but homes that have them. */
function isPlain({ scope, testo, tipi, servizi, guests, stay }: ParsedQuery['wish'], words: string): boolean {
  return (
    scope.kind === 'italia' && testo === words && tipi.length + servizi.length === 0 && guests === 1 && stay === null
  );
}

/**
 * What is meant by words in quotes: themselves.
 * @example lookForWords(splitWords('rose'), places).wish.testo // '"rose"'
 */
export function parseWords(words: readonly TypedWord[], places: Places): ParsedQuery {
  const said = words.length === 0 ? '' : `"${join(words)}"`;
  const namesakes = preferred(places.bearersOf(words.map(({ folded }) => folded).join(' ')));
  const wish = { scope: scopeOf([], []), testo: said, tipi: [], servizi: [], guests: 1, stay: null };
  return { wish, said, dove: null, homonyms: [], namesakes };
}

/**
 * What somebody means who typed these words. Pure over `facts`: the longest name wins, a name that is also a common word counts only
 * where something says that it is a place, homonyms stay several unless a larger place tells them apart. What is left goes into an
 * address, and is read again there: quotes keep it what it was understood as ("agriturismo rose" leaves the flowers, not the comune).
 */
export function parseQuery(words: readonly TypedWord[], facts: Facts): ParsedQuery {
  const meant = readMeant(words, facts);
  const { testo, scope } = meant.wish;
  if (testo === '' || scope.kind !== 'italia') return meant;
  const rest = splitWords(testo);
  const { places, today } = facts;
  if (isPlain(readMeant(rest, { places, today }).wish, testo)) return meant;
  const { said, namesakes } = parseWords(rest, places);
  return { ...meant, wish: { ...meant.wish, testo: said }, said, namesakes };
}
