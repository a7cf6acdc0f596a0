import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { MEANINGS, type Meaning } from './lexicon.ts';
import { LINKS } from './lexicon-words.ts';
import { ARTICLE_OF, COMMON_PHRASES, COMMON_WORDS } from './lexicon-places.ts';
import { type StaySpan, stayAt } from './parse-stay.ts';
import { type GuestsSpan, guestsAt } from './parse-guests.ts';
import type { PlaceMatch, PlaceIndex } from './index-places.ts';

/** A place that is named by the words from `start` up to `end`, with what stands before it and beside it. */
export type PlaceSpan = {
  kind: 'place';
  start: number;
  end: number;
  matches: readonly PlaceMatch[];
  isAround: boolean;
};
export type Span = (Meaning & { start: number; end: number }) | PlaceSpan | GuestsSpan | StaySpan;

/** What words are understood by. `towns`: ordinary words that mean the comune of that name, if they stand alone beside other criteria. */
export type ParseContext = { places: PlaceIndex; today: CalendarDate; towns?: ReadonlySet<string> };

/** The longest name of a comune that people type whole. */
const MOST_WORDS = 6;
/** What says that a place follows, whatever word it is. */
const TO_A_PLACE = ['a', 'ad', 'presso', 'comune di', 'paese di', 'citta di'];
/** What asks for a place and its surroundings. */
const AROUND = (
  'vicino a, vicino ad, vicino, nei dintorni di, dintorni di, dintorni, attorno a, intorno a, zona, zona di, nelle vicinanze di, ' +
  'vicinanze di, nei pressi di, pressi di, lago di, lago d, sul lago di'
)
  .split(', ')
  .toSorted((one, other) => other.length - one.length);
/** What parts two places that were both meant. */
const BETWEEN = new Set(['e', 'ed', 'o', 'od', 'oppure', 'tra', 'fra']);
const IN_PROVINCE = ['in provincia di', 'provincia di', 'provincia', 'prov di', 'prov', 'in'];
const SAINTS = ['san', 'santa', 'santo', 'sant'];

/** The words from `start` on, or before `end`, are these. */
function standsBefore(words: readonly string[], end: number, phrases: readonly string[]): number | null {
  for (const phrase of phrases) {
    const length = phrase.split(' ').length;
    if (end >= length && words.slice(end - length, end).join(' ') === phrase) return length;
  }
  return null;
}

/** The ways in which words may be written as a name: "S. Gimignano", "all'Aquila", "prov. di Siena". */
function formsOf(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  const tail = rest.join(' ');
  const forms = [words.join(' ')];
  if (rest.length > 0 && first === 's') forms.push(...SAINTS.map((saint) => `${saint} ${tail}`));
  if (rest.length > 0 && ARTICLE_OF[first] !== undefined) forms.push(`${ARTICLE_OF[first]} ${tail}`);
  if (rest.length > 0 && (first === 'prov' || first === 'provincia')) {
    forms.push(`provincia di ${(rest[0]?.startsWith('d') && rest.length > 1 ? rest.slice(1) : rest).join(' ')}`);
    const article = ARTICLE_OF[rest[0] ?? ''];
    if (article !== undefined) forms.push(`provincia di ${[article, ...rest.slice(1)].join(' ')}`);
  }
  return forms;
}

/** Of everything that bears a name, what is meant first: a town before its province, today's name before one of the past. */
export function preferred(matches: readonly PlaceMatch[]): PlaceMatch[] {
  const regione = matches.filter(({ kind }) => kind === 'regione');
  if (regione.length > 0) return regione;
  const towns = matches.filter(({ kind }) => kind === 'citta');
  const of = towns.length > 0 ? towns : matches;
  const best = Math.min(...of.map(({ priority }) => priority));
  return of.filter(({ priority }) => priority === best);
}

function matchesAt(words: readonly string[], start: number, end: number, places: PlaceIndex): readonly PlaceMatch[] {
  for (const form of formsOf(words.slice(start, end))) {
    const matches = places.matchesOf(form);
    if (matches.length > 0) return matches;
  }
  return [];
}

/** A province's abbreviation, a province or a region from `start` on, that tells which of some homonyms is meant. */
function qualify(words: readonly string[], start: number, matches: readonly PlaceMatch[], places: PlaceIndex) {
  const skipped = IN_PROVINCE.find(
    (phrase) => words.slice(start, start + phrase.split(' ').length).join(' ') === phrase,
  );
  const from = start + (skipped === undefined ? 0 : skipped.split(' ').length);
  for (let end = Math.min(words.length, from + 4); end > from; end -= 1) {
    const phrase = words.slice(from, end).join(' ');
    const sigla = places.provinciaOf(phrase);
    const outer = [...(sigla === null ? [] : [sigla]), ...places.matchesOf(phrase)];
    const inside = matches.filter((one) => outer.some((larger) => places.isWithin(one, larger)));
    if (inside.length > 0) return { end, matches: inside };
  }
  return null;
}

function isOrdinary(name: string): boolean {
  return COMMON_WORDS.has(name) || COMMON_PHRASES.has(name) || MEANINGS.has(name) || name.length < 3;
}

type Stretch = { start: number; end: number; isWhole: boolean };

/** The place that these words name, if that is how they are meant. `isWhole`: nothing but them asks for anything. */
function readPlace(
  words: readonly string[],
  { start, end, isWhole }: Stretch,
  { places, towns }: ParseContext,
): PlaceSpan | null {
  const all = matchesAt(words, start, end, places);
  if (all.length === 0) return null;
  const around = standsBefore(words, start, AROUND);
  const toPlace = around ?? standsBefore(words, start, TO_A_PLACE);
  const qualified = qualify(words, end, all, places);
  const name = words.slice(start, end).join(' ');
  const isAlone = isWhole && !MEANINGS.has(name);
  // "Agriturismo del lago", "le rose": what says more of a home than where it is.
  const isTown = towns?.has(name) && !LINKS.has(words[start - 1] ?? '');
  if (isOrdinary(name) && toPlace === null && qualified === null && !isAlone && !isTown) return null;
  return {
    kind: 'place',
    start: start - (toPlace ?? 0),
    end: qualified?.end ?? end,
    matches: preferred(qualified?.matches ?? all),
    isAround: around !== null,
  };
}

/** Dates, guests and what only says that somebody looks for something: beside these a name stands alone. */
function readAsides(words: readonly string[], facts: ParseContext): Span[] {
  const isPlaceAt = (start: number) =>
    endsFrom(words, start).some((end) => readPlace(words, { start, end, isWhole: false }, facts) !== null);
  return words.flatMap((_, start): Span[] => {
    const said = endsFrom(words, start).flatMap((end): Span[] => {
      const meaning = MEANINGS.get(words.slice(start, end).join(' '));
      return meaning?.kind === 'filler' ? [{ ...meaning, start, end }] : [];
    });
    return [...said, guestsAt(words, start, isPlaceAt) ?? [], stayAt(words, start, facts.today) ?? []].flat();
  });
}

/** Where a phrase that begins at `start` may end. */
function endsFrom(words: readonly string[], start: number): number[] {
  return Array.from({ length: Math.min(MOST_WORDS, words.length - start) }, (_, index) => start + index + 1);
}

function allSpans(words: readonly string[], facts: ParseContext): Span[] {
  const asides = readAsides(words, facts);
  const isAside = (index: number, start: number, end: number) =>
    asides.some((aside) => aside.start <= index && index < aside.end && (aside.end <= start || aside.start >= end));
  const spans = [...asides];
  for (let start = 0; start < words.length; start += 1) {
    for (const end of endsFrom(words, start)) {
      const meaning = MEANINGS.get(words.slice(start, end).join(' '));
      const isWhole = words.every((_, index) => (start <= index && index < end) || isAside(index, start, end));
      const place = readPlace(words, { start, end, isWhole }, facts);
      if (place !== null) spans.push(place);
      if (meaning !== undefined && meaning.kind !== 'filler') spans.push({ ...meaning, start, end });
    }
  }
  return spans;
}

/** The longest that were understood, those on the left first; none overlaps another. */
export function readSpans(words: readonly string[], facts: ParseContext): Span[] {
  const longest = allSpans(words, facts).toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const chosen: Span[] = [];
  for (const span of longest) {
    if (chosen.every(({ start, end }) => span.end <= start || span.start >= end)) chosen.push(span);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Whether words between two places say that both are meant. */
export function areJoinedByConjunction(words: readonly string[], one: PlaceSpan, other: PlaceSpan): boolean {
  return words.slice(one.end, other.start).some((word) => BETWEEN.has(word));
}
