import { MEANINGS, type Meaning } from './lexicon.ts';
import { type GuestsSpan, guestsAt } from './parse-guests.ts';
import { afterAgedChild, afterAges } from './parse-people.ts';
import { nearnessAt } from './parse-nearness.ts';
import { type ParseContext, type PlaceSpan, readPlace } from './parse-place.ts';
import type { PeriodSpan } from './parse-period.ts';
import { type PriceSpan, priceAt } from './parse-price.ts';
import type { DaySpan, StaySpan } from './parse-stay.ts';
import { readTimes } from './parse-times.ts';
import { type UnwantedSpan, unwantedSpans } from './parse-unwanted.ts';
import { phraseAt, phraseEnds, phrasesOf } from './phrase-at.ts';

type WantedSpan =
  | (Meaning & { start: number; end: number })
  | PlaceSpan
  | GuestsSpan
  | StaySpan
  | DaySpan
  | PeriodSpan
  | PriceSpan;
export type Span = WantedSpan | UnwantedSpan<WantedSpan>;

/** Between two places, these words mean that the search covers both. */
const BETWEEN = new Set(['e', 'ed', 'o', 'od', 'oppure', 'tra', 'fra']);

const ORIGINS = new Map(
  phrasesOf(
    'veniamo da, vengo da, partiamo da, parto da, partendo da, volo da, voli da, in treno da, in auto da, in macchina da, siamo di, sono di, famiglia di, coppia di, abitiamo a, abito a, viviamo a',
    null,
  ),
);

/** Returns the end of the guests' origin ("veniamo da Roma"). Ignores airports, because they may also be the destination. */
function afterOrigin(words: readonly string[], start: number, { places }: ParseContext): number {
  const origin = phraseAt(words, start, ORIGINS);
  const ends = origin === null ? [] : phraseEnds(words, origin.end);
  const isPlace = (end: number) =>
    places.matchesOf(words.slice(origin?.end, end).join(' ')).some(({ kind }) => kind !== 'punto');
  return ends.findLast(isPlace) ?? start;
}

function fillersAt(words: readonly string[], start: number, facts: ParseContext): WantedSpan[] {
  const aged = afterAges(words, words[start] === 'ha' ? start + 1 : start);
  const child = afterAgedChild(words, start);
  const isYes = words[start] === 'si' && words.some((word) => word === 'no' || word === 'niente');
  const end = Math.max(
    afterOrigin(words, start, facts),
    aged > start + 1 ? aged : start,
    child,
    isYes ? start + 1 : start,
  );
  return end > start ? [{ kind: 'filler', start, end }] : [];
}

/** Returns times, prices, guests and fillers. A place name next to only these is parsed as if it were the whole text. */
function readAsides(words: readonly string[], facts: ParseContext): WantedSpan[] {
  const isPlaceAt = (start: number) =>
    phraseEnds(words, start).some((end) => readPlace(words, { start, end, isWhole: false }, facts) !== null);
  const times = readTimes(words, facts);
  const beginsOther = (index: number) => isPlaceAt(index) || times.some(({ start }) => start === index);
  const others = words.flatMap((_, start): WantedSpan[] => {
    const found = phraseEnds(words, start).flatMap((end): WantedSpan[] => {
      const meaning = MEANINGS.get(words.slice(start, end).join(' '));
      return meaning?.kind === 'filler' ? [{ ...meaning, start, end }] : [];
    });
    return [
      ...found,
      ...fillersAt(words, start, facts),
      priceAt(words, start) ?? [],
      guestsAt(words, start, beginsOther) ?? [],
    ].flat();
  });
  return [...times, ...others];
}

const LAKE: Meaning = { kind: 'ambiente', ambiente: 'lago' };
const OF_THE = new Set(['di', 'd', 'del', 'dei', 'il', 'i']);

/** Interprets the single word "lago" as a setting, except in names ("agriturismo del Lago"). */
function lakeAt(words: readonly string[], start: number): Meaning | undefined {
  const isNamed = OF_THE.has(words[start - 1] ?? '') || OF_THE.has(words[start + 1] ?? '');
  return words[start] === 'lago' && !isNamed ? LAKE : undefined;
}

function endsInPlace(words: readonly string[], end: number, facts: ParseContext): boolean {
  const start = end - 1;
  return phraseEnds(words, start).some(
    (each) => each > end && readPlace(words, { start, end: each, isWhole: false }, facts),
  );
}

function featuresAt(words: readonly string[], start: number, end: number, facts: ParseContext): WantedSpan[] {
  const meaning =
    MEANINGS.get(words.slice(start, end).join(' ')) ?? (end === start + 1 ? lakeAt(words, start) : undefined);
  if (meaning === undefined || meaning.kind === 'filler') return [];
  if (meaning.kind === 'ambiente' && endsInPlace(words, end, facts)) return [];
  return [{ ...meaning, start, end }];
}

/** Drops names that may be streets if the text names another place ("via Porta Roma, Siena"). */
function withoutStreets(spans: readonly WantedSpan[]): WantedSpan[] {
  const isStreet = (span: WantedSpan) => span.kind === 'place' && span.isStreet;
  const isPlaced = spans.some((span) => span.kind === 'place' && !span.isStreet);
  return isPlaced ? spans.filter((span) => !isStreet(span)) : [...spans];
}

function wantedSpans(words: readonly string[], facts: ParseContext): WantedSpan[] {
  const asides = readAsides(words, facts);
  const isAside = (index: number, start: number, end: number) =>
    asides.some((aside) => aside.start <= index && index < aside.end && (aside.end <= start || aside.start >= end));
  const spans = [...asides];
  for (let start = 0; start < words.length; start += 1) {
    for (const end of phraseEnds(words, start)) {
      const isWhole = words.every((_, index) => (start <= index && index < end) || isAside(index, start, end));
      const place = readPlace(words, { start, end, isWhole }, facts);
      if (place !== null) spans.push(place);
      spans.push(...featuresAt(words, start, end, facts));
    }
    const nearness = nearnessAt(words, start);
    if (nearness !== null) spans.push(nearness);
  }
  return withoutStreets(spans);
}

const alreadyRead = new WeakMap<ParseContext, Map<string, readonly WantedSpan[]>>();

/** Caches the result for each `facts`, because several steps of a search parse the same words. Callers must not mutate `facts`. */
function namedSpans(words: readonly string[], facts: ParseContext): readonly WantedSpan[] {
  const read = alreadyRead.get(facts) ?? new Map<string, readonly WantedSpan[]>();
  alreadyRead.set(facts, read);
  const text = words.join('\n');
  const spans = read.get(text) ?? wantedSpans(words, facts);
  read.set(text, spans);
  return spans;
}

function allSpans(words: readonly string[], facts: ParseContext, clauseEnds?: ReadonlySet<number>): Span[] {
  const named = namedSpans(words, facts);
  const unwanted = unwantedSpans(words, named, clauseEnds);
  // In "tranne luglio agosto", the span that excludes August is as long as that of August itself, so it must come first to take
  // precedence.
  const isBare = ({ start, what }: UnwantedSpan<WantedSpan>) => what?.start === start;
  return [...unwanted.filter(isBare), ...named, ...unwanted.filter((span) => !isBare(span))];
}

/** Returns the longest spans that do not overlap. Among spans of the same length, the leftmost takes precedence. */
export function readSpans(words: readonly string[], facts: ParseContext, clauseEnds?: ReadonlySet<number>): Span[] {
  const longest = allSpans(words, facts, clauseEnds).toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  const chosen: Span[] = [];
  for (const span of longest) {
    if (chosen.every(({ start, end }) => span.end <= start || span.start >= end)) chosen.push(span);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

export function areJoinedByConjunction(
  words: readonly string[],
  one: Pick<PlaceSpan, 'start' | 'end'>,
  other: Pick<PlaceSpan, 'start' | 'end'>,
): boolean {
  return words.slice(one.end, other.start).some((word) => BETWEEN.has(word));
}
