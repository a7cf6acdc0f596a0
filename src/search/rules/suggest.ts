import { errorsForgiven, typingDistance } from './typing-error.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { withoutProvince } from './index-foreign-names.ts';
import { countBits, lettersOf } from './index-places.ts';
import { ORDINARY } from './lexicon-ordinary.ts';
import { WELL_SPELLED } from './lexicon-words.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceName, PlaceKind } from './place-facts.ts';
import { isForeignWord } from './translate-to-italian.ts';

export type SuggestedPlace = { kind: PlaceKind; id: number; homes: number };

export type CountHomes = (place: { kind: PlaceKind; id: number }) => number;

/** Minimum number of matches that makes approximate matches unnecessary. */
const ENOUGH = 3;
/** Minimum length of a text for which a single match makes approximate matches unnecessary. */
const CERTAIN_LETTERS = 5;
const WHOLE = 0;
const BEGINNING = 1;
const OF_A_WORD = 2;
const NEAR = 3;

type Match = { name: PlaceName; rank: number };

/** Minimum length of a text that suggests names in other languages. "Sie", for example, means Siena rather than "Sieben Gemeinden". */
const FOREIGN_LETTERS = 4;

const POSTCODE_DIGITS = 4;

function isTooEarly(typed: string, { folded, placeMatch }: PlaceName): boolean {
  if (/^\d{5}$/.test(folded)) return typed.length < POSTCODE_DIGITS;
  return placeMatch.kind === 'punto' && !folded.startsWith(typed);
}

function rankOf(typed: string, name: PlaceName): number | null {
  const { folded, foreign } = name;
  if (isTooEarly(typed, name)) return null;
  if (withoutProvince(folded) !== folded && !typed.startsWith('prov')) return null;
  const isForeign = foreign !== undefined && !foreign.languages.has(currentLanguage());
  if (isForeign && typed.length < FOREIGN_LETTERS) return null;
  if (folded.startsWith(typed)) return folded.length === typed.length ? WHOLE : BEGINNING;
  return typed.length > 1 && !isForeign && folded.includes(` ${typed}`) ? OF_A_WORD : null;
}

function isOrdinary(typed: string): boolean {
  return typed.split(' ').every((word) => ORDINARY.has(word) || WELL_SPELLED.has(word) || isForeignWord(word));
}

function nearMatches(typed: string, names: readonly PlaceName[]): Match[] {
  const most = errorsForgiven(typed.length);
  if (most === 0 || isOrdinary(typed)) return [];
  const letters = lettersOf(typed);
  const distances = names.flatMap((name) => {
    if (name.placeMatch.kind === 'punto') return [];
    const beginning = name.folded.slice(0, typed.length);
    if (beginning[0] !== typed[0] && beginning[1] !== typed[1]) return [];
    if (countBits(letters & ~lettersOf(name.folded)) > most) return [];
    const whole = typingDistance(typed, name.folded, most);
    const distance = Math.min(whole, typingDistance(typed, beginning, most) + 0.5);
    return distance <= most + 0.5 && distance < most + 1 ? [{ name, rank: NEAR + distance }] : [];
  });
  const least = Math.min(...distances.map(({ rank }) => rank));
  return distances.filter(({ rank }) => rank <= least + 0.5);
}

type RankedPlace = SuggestedPlace & { rank: number; priority: number; weight: number };

/**
 * Returns the place with its sort keys: among equal matches, regions come first, then places with more homes. A province follows
 * the town with the same name.
 */
function weigh(match: Match, places: PlaceIndex, count: CountHomes): RankedPlace {
  const { placeMatch, folded, foreign } = match.name;
  const homes = count(placeMatch);
  const { kind, id } = placeMatch;
  const priority = foreign?.languages.has(currentLanguage()) ? 1 : placeMatch.priority;
  const namesake = places.matchesOf(withoutProvince(folded)).find((one) => one.kind === 'citta');
  const weight = kind === 'provincia' && namesake !== undefined ? count(namesake) - 0.5 : homes;
  return {
    kind,
    id,
    homes,
    rank: match.rank,
    priority,
    weight: kind === 'regione' && homes > 0 ? Number.MAX_SAFE_INTEGER : weight,
  };
}

function compare(one: RankedPlace, other: RankedPlace): number {
  const emptiness = (place: RankedPlace) => (place.homes > 0 ? 0 : 1);
  const past = (place: RankedPlace) => (place.priority > 2 ? 1 : 0);
  return (
    Math.min(one.rank, BEGINNING) - Math.min(other.rank, BEGINNING) ||
    past(one) - past(other) ||
    emptiness(one) - emptiness(other) ||
    one.rank - other.rank ||
    other.weight - one.weight
  );
}

/**
 * Returns the places whose names match, exact matches first. If there are few, adds places with similar names, because the text
 * may contain a typing error.
 * @example suggestPlaces('montep', places, count, 7) // Montepulciano, …
 */
export function suggestPlaces(typed: string, places: PlaceIndex, count: CountHomes, most: number): SuggestedPlace[] {
  if (typed === '') return [];
  const found = places.names.flatMap((name): Match[] => {
    const rank = rankOf(typed, name);
    return rank === null ? [] : [{ name, rank }];
  });
  const abbreviated = places.abbreviatedBy(typed.split(' ')).map((name): Match => ({ name, rank: BEGINNING }));
  const certain = [...found, ...abbreviated];
  const isCertain = certain.length >= ENOUGH || (certain.length > 0 && typed.length >= CERTAIN_LETTERS);
  const matches = isCertain ? certain : [...certain, ...nearMatches(typed, places.names)];
  const ranked = matches.map((match) => weigh(match, places, count)).toSorted(compare);
  const byKey = new Map<string, SuggestedPlace>();
  for (const { kind, id, homes } of ranked) {
    const key = `${kind} ${id}`;
    if (byKey.size < most && !byKey.has(key)) byKey.set(key, { kind, id, homes });
  }
  return [...byKey.values()];
}
