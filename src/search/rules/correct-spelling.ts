import { LINKS, WELL_SPELLED } from './lexicon-words.ts';
import { ORDINARY } from './lexicon-ordinary.ts';
import { isBeginning } from './complete-names.ts';
import { isBeforePlace, TO_A_PLACE } from './lexicon-place-links.ts';
import { COMMON_WORDS } from './lexicon-places.ts';
import { errorsForgiven, nearestWords, typingDistance } from './typing-error.ts';
import type { PlaceMatch } from './place-facts.ts';
import type { PlaceIndex } from './place-index.ts';
import type { ParseContext } from './parse-place.ts';
import { readSpans } from './parse-spans.ts';
import { correctableWords, isForeignWord } from './translate-to-italian.ts';
import { type TypedWord, withClauseEnd } from './split-words.ts';

/** `known` are words in the texts of homes. `like` maps unmatched words to similar ones that match homes. */
export type Vocabulary = { known: ReadonlySet<string>; like: ReadonlyMap<string, readonly string[]> };

type KnownWords = Vocabulary & { correctable: readonly string[] };

export type Correction = { word: string; instead: string[] };

const MOST_NAME_WORDS = 5;
const LONG_NAME = 8;
const SHORTEST_NAME = 4;
/** Minimum length of a name whose first letter may be wrong. In shorter names, it must be correct or swapped with the second. */
const CERTAIN_BEGINNING = 7;
/** Words of up to this length are corrected to place names only after a word such as "a" or if all other words have a meaning. */
const SHORTEST_UNANNOUNCED = 5;
/**
 * Minimum lengths of a place name and of a word in which two errors are corrected. "Vienna", for example, is not corrected to
 * "Vicenza".
 */
const [TWO_ERRORS_OF_NAME, TWO_ERRORS_OF_WORD] = [7, 8];

/** Returns words that have no search meaning and may be misspelt. Excludes place names such as "Vittoria". */
export function unknownWords(words: readonly TypedWord[], facts: ParseContext): string[] {
  const folded = words.map((word) => word.folded);
  const spans = readSpans(folded, facts);
  const isUnderstood = (index: number) => spans.some(({ start, end }) => start <= index && index < end);
  const mayBeMistyped = (word: string) =>
    errorsForgiven(word.length) > 0 &&
    !/\d/.test(word) &&
    !WELL_SPELLED.has(word) &&
    !isForeignWord(word) &&
    !ORDINARY.has(word) &&
    !facts.exact?.has(word) &&
    facts.places.matchesOf(word).length === 0 &&
    !isBeginning(word, facts);
  return [...new Set(folded.filter((word, index) => !isUnderstood(index) && mayBeMistyped(word)))];
}

function leastDistance(word: string, others: readonly string[]): number {
  const most = errorsForgiven(word.length);
  return Math.min(most + 1, ...others.map((other) => typingDistance(word, other, most)));
}

/**
 * Returns whether `word` could be a typo of `meant`. A word that is in the texts of homes could be one only if `meant` contains
 * the most similar word that matches homes.
 */
function couldBeTypoOf(word: string, meant: string, { known, like }: Vocabulary): boolean {
  return !known.has(word) || nearestWords(word, like.get(word) ?? []).some((near) => meant.split(' ').includes(near));
}

/** Returns whether the first letters match or the first two letters are swapped. "Culla" is not corrected to Aulla. */
function beginsAlike(name: string, meant: string): boolean {
  return name[0] === meant[0] || (name[0] === meant[1] && name[1] === meant[0]);
}

function followsToPlace(words: readonly string[], start: number): boolean {
  return TO_A_PLACE.has(words[words[start - 1] === 'di' ? start - 2 : start - 1] ?? '');
}

type Stretch = { start: number; end: number; isWhole: boolean };

function mistypedPlace(
  words: readonly string[],
  { start, end, isWhole }: Stretch,
  places: PlaceIndex,
  vocabulary: KnownWords,
) {
  const name = words.slice(start, end).join(' ');
  const unknown = words.slice(start, end).filter((word) => vocabulary.like.has(word));
  if (unknown.length === 0 || name.length < SHORTEST_NAME || isBeforePlace(words[start])) return null;
  // Names do not end with a linking word, so "piste da" is not corrected to Piateda.
  if (LINKS.has(words[end - 1] ?? '')) return null;
  const isAnnounced = isWhole || isBeforePlace(words[start - 1]);
  const forgiven =
    isAnnounced || name.length >= LONG_NAME
      ? errorsForgiven(name.length)
      : Math.min(1, Math.max(0, name.length - SHORTEST_UNANNOUNCED));
  const near = places.nearest(name, name.length < TWO_ERRORS_OF_NAME ? Math.min(1, forgiven) : forgiven);
  if (near === null || COMMON_WORDS.has(near.folded) || near.folded.startsWith('provincia di ')) return null;
  if (!unknown.every((word) => couldBeTypoOf(word, near.folded, vocabulary))) return null;
  if (name.length < CERTAIN_BEGINNING && !beginsAlike(name, near.folded)) return null;
  const rival = Math.min(
    ...unknown.map((word) => leastDistance(word, [...vocabulary.correctable, ...(vocabulary.like.get(word) ?? [])])),
  );
  return near.distance < rival ||
    (near.distance === rival && (isAnnounced || leastDistance(name, vocabulary.correctable) > rival))
    ? near.folded
    : null;
}

function isInside(name: string, meant: string, named: readonly PlaceMatch[], places: PlaceIndex): boolean {
  const isCertain = name.length >= CERTAIN_BEGINNING || name[0] === meant[0];
  const isOne = name.length >= SHORTEST_UNANNOUNCED && isCertain && typingDistance(name, meant, 1) <= 1;
  return isOne && places.matchesOf(meant).some((one) => named.some((larger) => places.isWithin(one, larger)));
}

type CorrectedSpan = { start: number; end: number; instead: string };

function correctAt(
  words: readonly string[],
  start: number,
  free: (index: number) => boolean,
  [places, vocabulary, named]: [PlaceIndex, KnownWords, readonly PlaceMatch[]],
): CorrectedSpan | null {
  for (let end = Math.min(words.length, start + MOST_NAME_WORDS); end > start; end -= 1) {
    const isFree = Array.from({ length: end - start }, (_, index) => start + index).every(free);
    const isWhole = words.every((_, index) => (index >= start && index < end) || !free(index));
    // If the query names a place, other words are corrected only to places inside it, unless they follow a word such as "a".
    const mayBeAny = named.length === 0 || followsToPlace(words, start);
    const place = isFree ? mistypedPlace(words, { start, end, isWhole }, places, vocabulary) : null;
    if (place !== null && (mayBeAny || isInside(words.slice(start, end).join(' '), place, named, places)))
      return { start, end, instead: place };
  }
  const word = words[start] ?? '';
  const like = vocabulary.like.get(word);
  if (like === undefined || !free(start)) return null;
  const [meant] = nearestWords(word, vocabulary.correctable);
  if (meant === undefined || !couldBeTypoOf(word, meant, vocabulary)) return null;
  const distance = typingDistance(word, meant, 2);
  if (distance > leastDistance(word, like) || (distance > 1 && word.length < TWO_ERRORS_OF_WORD)) return null;
  return { start, end: start + 1, instead: meant };
}

/** Returns the longer name if its last word is misspelt. "Milano Marittma" means Milano Marittima rather than Milan. */
function longerNameAt(
  words: readonly string[],
  start: number,
  places: PlaceIndex,
  { like }: Vocabulary,
): CorrectedSpan | null {
  for (let end = start + 2; end <= Math.min(words.length, start + MOST_NAME_WORDS); end += 1) {
    const [first, last] = [words.slice(start, end - 1).join(' '), words[end - 1] ?? ''];
    if (!like.has(last) || places.matchesOf(first).length === 0) continue;
    const near = places.nearest(`${first} ${last}`, errorsForgiven(last.length));
    if (near?.folded.startsWith(`${first} `)) return { start, end, instead: near.folded };
  }
  return null;
}

export function correctSpelling(
  words: readonly TypedWord[],
  facts: ParseContext,
  vocabulary: Vocabulary,
): { words: TypedWord[]; corrected: Correction[] } {
  const folded = words.map((word) => word.folded);
  const spans = readSpans(folded, facts);
  const free = (index: number) => !spans.some(({ start, end }) => start <= index && index < end);
  const named = spans.flatMap((span) => (span.kind === 'place' ? span.matches : []));
  const correctable = correctableWords(facts.language);
  const known = { ...vocabulary, correctable: [...correctable.keys()] };
  const correctedWords: TypedWord[] = [];
  const corrected: Correction[] = [];
  for (let index = 0; index < words.length; ) {
    const found =
      longerNameAt(folded, index, facts.places, vocabulary) ??
      correctAt(folded, index, free, [facts.places, known, named]);
    const end = found?.end ?? index + 1;
    const typed = words.slice(index, end);
    if (found === null) correctedWords.push(...typed);
    else {
      const italian = correctable.get(found.instead) ?? found.instead;
      const written = italian.split(' ').map((word) => ({ typed: word, folded: word }));
      correctedWords.push(...withClauseEnd(written, typed));
      corrected.push({ word: typed.map((word) => word.typed).join(' '), instead: [found.instead] });
    }
    index = end;
  }
  return { words: correctedWords, corrected };
}
