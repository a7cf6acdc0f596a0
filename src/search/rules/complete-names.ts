import { isAbbreviated } from './abbreviated-name.ts';
import { COMMON_WORDS } from './lexicon-places.ts';
import { ORDINARY } from './lexicon-ordinary.ts';
import { LINKS, WELL_SPELLED } from './lexicon-words.ts';
import { MEANINGS } from './lexicon.ts';
import { COLLOQUIAL_PLACES } from './lexicon-colloquial-places.ts';
import { STREETS } from './lexicon-time.ts';
import { isBeforePlace } from './lexicon-place-links.ts';
import { formsOf, type ParseContext, preferred } from './parse-place.ts';
import { areJoinedByConjunction, readSpans, type Span } from './parse-spans.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceMatch, PlaceName } from './place-facts.ts';
import { correctableWords, isForeignWord } from './translate-to-italian.ts';
import { typingDistance } from './typing-error.ts';

/** `name` is the completed name if the typed letters identify one place, and `null` otherwise. */
export type Completion = { start: number; end: number; matches: readonly PlaceMatch[]; name: string | null };

/** Minimum length of a single word that is completed. Shorter words begin too many names. */
const LEAST_LETTERS = 5;
/** Maximum number of matching places. Words that match more, such as "Castel", are not interpreted as a place. */
const MOST_PLACES = 40;
const MOST_NAME_WORDS = 5;
/** Minimum ratio between the population of the chosen place and the combined population of all other matches. */
const OUTWEIGHS = 10;

/** After these words, a single word is a noun rather than the beginning of a place name, as in "casa del forno". */
const ARTICLED = new Set(
  'il lo la l i gli le un uno una con del dello della dell dei degli delle al allo alla ai agli alle nel nella nei nelle dal dalla sul sulla'.split(
    ' ',
  ),
);
const TODAY = 1;

function isPast(stretch: readonly string[], { places }: ParseContext): boolean {
  const name = formsOf(stretch).find((form) => places.matchesOf(form).length > 0);
  if (name === undefined || COLLOQUIAL_PLACES[name] !== undefined) return false;
  const areTowns = places.matchesOf(name).every(({ kind, priority }) => kind === 'citta' && priority > TODAY);
  return areTowns && places.beginningWith(name).isWord;
}

function matchesOf(names: readonly PlaceName[]): PlaceMatch[] {
  const byPlace = new Map(names.map(({ placeMatch }) => [`${placeMatch.kind} ${placeMatch.id}`, placeMatch]));
  const all = [...byPlace.values()];
  const towns = all.filter(({ kind }) => kind === 'citta');
  return towns.length > 0 ? towns : preferred(all);
}

function byPeople(matches: readonly PlaceMatch[], { peopleOf }: PlaceIndex): PlaceMatch[] {
  return matches.toSorted((one, other) => peopleOf(other) - peopleOf(one));
}

function mayBegin(word: string, { language, exact }: ParseContext): boolean {
  if (
    word.length < LEAST_LETTERS ||
    COMMON_WORDS.has(word) ||
    STREETS.has(word) ||
    MEANINGS.has(word) ||
    exact?.has(word)
  )
    return false;
  if (ORDINARY.has(word) || WELL_SPELLED.has(word) || isForeignWord(word) || /\d/.test(word)) return false;
  return [...correctableWords(language).keys()].every((other) => typingDistance(word, other, 1) > 1);
}

function heaviest(matches: readonly PlaceMatch[], { peopleOf }: PlaceIndex): readonly PlaceMatch[] {
  const [first, ...others] = matches;
  const rest = others.reduce((people, other) => people + peopleOf(other), 0);
  return first !== undefined && peopleOf(first) >= OUTWEIGHS * rest ? [first] : matches;
}

function completed(stretch: readonly string[], facts: ParseContext): Omit<Completion, 'start' | 'end'> | null {
  const { places } = facts;
  const abbreviated = places.abbreviatedBy(stretch);
  const name = stretch.join(' ');
  const [first = ''] = stretch;
  if (abbreviated.length === 0 && (LINKS.has(first) || (stretch.length === 1 && !mayBegin(first, facts)))) return null;
  const begun = abbreviated.length > 0 ? { names: abbreviated, isWord: true } : places.beginningWith(name);
  const sorted = byPeople(matchesOf(begun.names), places);
  const matches = begun.isWord ? sorted : heaviest(sorted, places);
  if (matches.length === 0 || matches.length > MOST_PLACES) return null;
  const isOne = !begun.isWord && matches.length === 1;
  const [meant] = matches;
  const full = begun.names.find(({ placeMatch }) => placeMatch.kind === meant?.kind && placeMatch.id === meant.id);
  return { matches, name: isOne ? (full?.folded ?? null) : null };
}

/** @example isBeginning('montepulc', facts) // true */
export function isBeginning(word: string, facts: ParseContext): boolean {
  return mayBegin(word, facts) && facts.places.beginningWith(word).names.length > 0;
}

type Stretch = { start: number; end: number };

function standsAlone(
  words: readonly string[],
  { start, end }: Stretch,
  ends: ReadonlySet<number>,
  { places }: ParseContext,
): boolean {
  const isParted = ends.size > 0 && (start === 0 || ends.has(start - 1)) && (end === words.length || ends.has(end - 1));
  const { names, isWord } = places.beginningWith(words.slice(start, end).join(' '));
  return isParted && isWord && names.length > 0;
}

function mayBePart(
  words: readonly string[],
  { start, end, isAlone }: Stretch & { isAlone: boolean },
  facts: ParseContext,
  spans: readonly Stretch[],
): boolean {
  const isRead = (index: number) => spans.some((span) => span.start <= index && index < span.end);
  const stretch = words.slice(start, end);
  const [before, last] = [words[start - 1], words[end - 1] ?? ''];
  // A name cannot end with a linking word that has words after it, such as "a" in "al mare a luglio".
  if (LINKS.has(last) && end < words.length) return false;
  if (stretch.length === 1 && ARTICLED.has(before ?? '')) return false;
  const read = stretch.map((_, index) => isRead(start + index));
  const isLeft = isPast(stretch, facts) || !read.includes(true) || (isAbbreviated(stretch) && read.includes(false));
  const isAside = (word: string, index: number) => (start <= index && index < end) || LINKS.has(word) || isRead(index);
  return isLeft && (isAlone || words.every(isAside) || isBeforePlace(before));
}

/** Returns whether the query names another place that contains none of the matches, as in "B&B Santo Stefano a Roma". */
function isElsewhere(
  words: readonly string[],
  { start, end, matches }: Completion,
  { places }: ParseContext,
  spans: readonly Span[],
): boolean {
  return spans.some((span) => {
    if (span.kind !== 'place' || span.km !== null || (span.start < end && start < span.end)) return false;
    const [one, other] = span.start < start ? [span, { start, end }] : [{ start, end }, span];
    if (areJoinedByConjunction(words, one, other)) return false;
    const outer = span.matches.flatMap((named) => [
      named,
      ...places.ancestorsOf(named).filter(({ kind }) => named.kind === 'citta' && kind === 'provincia'),
    ]);
    const isNamed = (place: Pick<PlaceMatch, 'kind' | 'id'>) =>
      outer.some(({ kind, id }) => kind === place.kind && id === place.id);
    return !matches.some((match) => [match, ...places.ancestorsOf(match)].some(isNamed));
  });
}

/** Completes names such as "Reggio E." after a word such as "a", or if the rest of the query does not contain uninterpreted words. */
export function completeNames(
  words: readonly string[],
  facts: ParseContext,
  ends: ReadonlySet<number> = new Set(),
): Completion[] {
  const spans = readSpans(words, facts);
  const found: Completion[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MOST_NAME_WORDS); end > start; end -= 1) {
      const stretch = { start, end };
      const isAlone = standsAlone(words, stretch, ends, facts);
      const completion = mayBePart(words, { ...stretch, isAlone }, facts, spans)
        ? completed(words.slice(start, end), facts)
        : null;
      if (completion === null || isElsewhere(words, { ...stretch, ...completion }, facts, spans)) continue;
      found.push({ ...stretch, ...completion });
      start = end;
      break;
    }
  }
  return found;
}
