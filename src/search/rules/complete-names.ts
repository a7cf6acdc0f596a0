import { isAbbreviated } from './abbreviated-name.ts';
import { COMMON_WORDS } from './lexicon-places.ts';
import { LINKS, WELL_SPELLED } from './lexicon-words.ts';
import { MEANINGS } from './lexicon.ts';
import { isBeforePlace } from './lexicon-place-links.ts';
import { type ParseContext, preferred } from './parse-place.ts';
import { readSpans } from './parse-spans.ts';
import type { PlaceIndex, PlaceMatch, PlaceName } from './place-index.ts';
import { correctableWords, isForeignWord } from './say-in-italian.ts';
import { typingDistance } from './typing-error.ts';

/** Places by the words that begin or abbreviate their names. `typed`: those words; `name`: the one name that their letters begin. */
export type Completion = { start: number; end: number; matches: readonly PlaceMatch[]; name: string | null };

/** Fewer letters begin too many names. */
const LEAST_LETTERS = 5;
/** More places than these were not meant: "Castel". */
const MOST_PLACES = 40;
const MOST_NAME_WORDS = 5;
/** A place of so many times the people of all others that begin alike is the one that is meant: "Firenz". */
const OUTWEIGHS = 10;

function matchesOf(names: readonly PlaceName[]): PlaceMatch[] {
  const byPlace = new Map(names.map(({ placeMatch }) => [`${placeMatch.kind} ${placeMatch.id}`, placeMatch]));
  const all = [...byPlace.values()];
  // A province and a part of Italy bear the names of towns as well.
  const towns = all.filter(({ kind }) => kind === 'citta');
  return towns.length > 0 ? towns : preferred(all);
}

function byPeople(matches: readonly PlaceMatch[], { peopleOf }: PlaceIndex): PlaceMatch[] {
  return matches.toSorted((one, other) => peopleOf(other) - peopleOf(one));
}

/** Whether a word may be the beginning of a name, and not another word or a mistyped one. */
function mayBegin(word: string, { language, exact }: ParseContext): boolean {
  if (word.length < LEAST_LETTERS || COMMON_WORDS.has(word) || MEANINGS.has(word) || exact?.has(word)) return false;
  if (WELL_SPELLED.has(word) || isForeignWord(word) || /\d/.test(word)) return false;
  return [...correctableWords(language).keys()].every((other) => typingDistance(word, other, 1) > 1);
}

function heaviest(matches: readonly PlaceMatch[], { peopleOf }: PlaceIndex): readonly PlaceMatch[] {
  const [first, ...others] = matches;
  const rest = others.reduce((people, other) => people + peopleOf(other), 0);
  return first !== undefined && peopleOf(first) >= OUTWEIGHS * rest ? [first] : matches;
}

/** What a stretch of words begins or abbreviates; `null` where it is no part of any name, or of too many. */
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

/** Whether words begin the name of a place, so that they are no mistyped ones. @example isBeginning('montepulc', facts) // true */
export function isBeginning(word: string, facts: ParseContext): boolean {
  return mayBegin(word, facts) && facts.places.beginningWith(word).names.length > 0;
}

/**
 * Names that are typed in part: "Castelluccio", "S. Agata", "Reggio E.", "montepulc". They count where nothing else is left of the words,
 * or where something says that a place follows.
 */
export function completeNames(words: readonly string[], facts: ParseContext): Completion[] {
  const spans = readSpans(words, facts);
  const isRead = (index: number) => spans.some(({ start, end }) => start <= index && index < end);
  const isAside = (index: number) => LINKS.has(words[index] ?? '') || isRead(index);
  const found: Completion[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + MOST_NAME_WORDS); end > start; end -= 1) {
      const stretch = words.slice(start, end);
      const isOpen = stretch.some((_, index) => !isRead(start + index));
      const isFree = stretch.every((_, index) => !isRead(start + index));
      const isWhole = words.every((_, index) => (start <= index && index < end) || isAside(index));
      if (!isOpen || !(isFree || isAbbreviated(stretch)) || !(isWhole || isBeforePlace(words[start - 1]))) continue;
      const completion = completed(stretch, facts);
      if (completion === null) continue;
      found.push({ start, end, ...completion });
      start = end;
      break;
    }
  }
  return found;
}
