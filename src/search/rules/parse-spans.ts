import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { MEANINGS, type Meaning } from './lexicon.ts';
import { LINKS } from './lexicon-words.ts';
import { ARTICLE_OF, COMMON_PHRASES, COMMON_WORDS } from './lexicon-places.ts';
import { type PeriodSpan, periodsAt } from './parse-period.ts';
import { type PriceSpan, priceAt } from './parse-price.ts';
import { arrivalAt, type DaySpan, type StaySpan, stayAt, weekdaysAt } from './parse-stay.ts';
import { type GuestsSpan, guestsAt } from './parse-guests.ts';
import type { PlaceMatch, PlaceIndex } from './place-index.ts';

/** A place that is named by the words from `start` up to `end`, with what stands before it and beside it. */
export type PlaceSpan = {
  kind: 'place';
  start: number;
  end: number;
  matches: readonly PlaceMatch[];
  /** Kilometres around it that are meant as well; `null`: it alone. */
  km: number | null;
};
export type Span =
  | (Meaning & { start: number; end: number })
  | PlaceSpan
  | GuestsSpan
  | StaySpan
  | DaySpan
  | PeriodSpan
  | PriceSpan;

/** What words are understood by. `towns`: ordinary words that mean the comune of that name, if they stand alone beside other criteria. */
export type ParseContext = { places: PlaceIndex; today: CalendarDate; towns?: ReadonlySet<string> };

/** The longest name of a comune that people type whole. */
const MOST_WORDS = 6;
/** What says that a place follows, whatever word it is. */
const TO_A_PLACE = ['a', 'ad', 'presso', 'comune di', 'paese di', 'citta di', 'in the city of'];
/** What asks for a place and its surroundings. */
const AROUND = (
  'vicino a, vicino ad, vicino, nei dintorni di, dintorni di, dintorni, attorno a, intorno a, zona, zona di, nelle vicinanze di, ' +
  'vicinanze di, nei pressi di, pressi di, near, near to, close to, around'
)
  .split(', ')
  .toSorted((one, other) => other.length - one.length);
/** A lake that is no area of ours, by a town on its shore. */
const LAKE_OF = ['sul lago di', 'lago di', 'lago d'];
/** How far around, where nobody says how far. */
export const AROUND_KM = 20;
const MOST_KM = 50;
const FROM_A_PLACE = new Set(['da', 'dal', 'dalla', 'dall', 'di', 'from', 'of']);
const KM = new Set(['km', 'chilometri', 'chilometro', 'kilometers', 'kilometres']);
const WITHIN = 'nel raggio di, in un raggio di, raggio di, entro, entro i, a, max, massimo, a meno di, within, meno di'
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

type Around = { length: number; km: number };

/** "Entro 30 km da", "a 10 chilometri da", before `end`. */
function radiusBefore(words: readonly string[], end: number): Around | null {
  const [count = '', unit = '', from = ''] = words.slice(Math.max(0, end - 3), end);
  if (end < 3 || !FROM_A_PLACE.has(from) || !KM.has(unit) || !/^[1-9]\d?$/.test(count)) return null;
  const within = standsBefore(words, end - 3, WITHIN) ?? 0;
  return { length: 3 + within, km: Math.min(MOST_KM, Number(count)) };
}

/** What asks for the surroundings of the place that begins at `start`, whose name it is. */
function aroundBefore(words: readonly string[], start: number, name: string, places: PlaceIndex): Around | null {
  const radius = radiusBefore(words, start);
  if (radius !== null) return radius;
  const around = standsBefore(words, start, AROUND);
  if (around !== null) return { length: around, km: AROUND_KM };
  const isKnownLake = ['lago di', 'lago d'].some((lake) => places.matchesOf(`${lake} ${name}`).length > 0);
  const lake = isKnownLake ? null : standsBefore(words, start, LAKE_OF);
  return lake === null ? null : { length: lake, km: AROUND_KM };
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

/**
 * Of everything that bears a name, what is meant first: a region, an area ("Ischia" the island, "Salento" not the village), a town before
 * its province, today's name before one of the past.
 */
export function preferred(matches: readonly PlaceMatch[]): PlaceMatch[] {
  const regione = matches.filter(({ kind }) => kind === 'regione');
  if (regione.length > 0) return regione;
  const areas = matches.filter(({ kind }) => kind === 'area');
  if (areas.length > 0) return areas.slice(0, 1);
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
  const name = words.slice(start, end).join(' ');
  const around = aroundBefore(words, start, name, places);
  const toPlace = around?.length ?? standsBefore(words, start, TO_A_PLACE);
  const qualified = qualify(words, end, all, places);
  const isAlone = isWhole && !MEANINGS.has(name);
  // "Agriturismo del lago", "le rose": what says more of a home than where it is.
  const isTown = towns?.has(name) && !LINKS.has(words[start - 1] ?? '');
  if (isOrdinary(name) && toPlace === null && qualified === null && !isAlone && !isTown) return null;
  return {
    kind: 'place',
    start: start - (toPlace ?? 0),
    end: qualified?.end ?? end,
    matches: preferred(qualified?.matches ?? all),
    km: around?.km ?? null,
  };
}

/** Dates, prices, guests and what only says that somebody looks for something: beside these a name stands alone. */
function readAsides(words: readonly string[], facts: ParseContext): Span[] {
  const isPlaceAt = (start: number) =>
    endsFrom(words, start).some((end) => readPlace(words, { start, end, isWhole: false }, facts) !== null);
  return words.flatMap((_, start): Span[] => {
    const said = endsFrom(words, start).flatMap((end): Span[] => {
      const meaning = MEANINGS.get(words.slice(start, end).join(' '));
      return meaning?.kind === 'filler' ? [{ ...meaning, start, end }] : [];
    });
    const { today } = facts;
    const dates = [stayAt, weekdaysAt, arrivalAt].flatMap((at) => at(words, start, today) ?? []);
    const times = [...periodsAt(words, start, today), ...dates];
    return [...said, ...times, priceAt(words, start) ?? [], guestsAt(words, start, isPlaceAt) ?? []].flat();
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
