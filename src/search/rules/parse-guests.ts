import { MOST_GUESTS } from '../../stay/rules/stay-address.ts';
import { LINKS, NUMBERS } from './lexicon-words.ts';

export type GuestsSpan = { kind: 'ospiti'; start: number; end: number; guests: number };

/** What a number without "persone" may stand after, and the most that it then means: more are counted otherwise. */
const BEFORE = new Set(['per', 'in', 'siamo', 'x', 'for']);
const MOST_BARE = 20;
const PEOPLE = (
  'persone, persona, ospiti, ospite, adulti, adulto, posti letto, posto letto, pax, ' +
  'people, persons, person, guests, guest, adults, adult'
).split(', ');
const CHILDREN = 'bambini bambino bambine bambina ragazzi ragazzo ragazze ragazza children child kids kid'.split(' ');
/** What counts itself: "famiglia di 4". */
const GROUPS = new Set(['famiglia di', 'gruppo di', 'family of', 'group of']);
/** What parts the two numbers of "4 o 5", and what joins children to adults. */
const OR = new Set(['o', 'od', 'oppure', 'a']);
const AND = new Set(['e', 'ed', 'con', 'piu', 'and', 'with']);

type GuestCount = { count: number; end: number };

function readCount(word = ''): number | null {
  const count = NUMBERS[word] ?? (/^[1-9]\d?$/.test(word) ? Number(word) : 0);
  return count >= 1 && count <= MOST_GUESTS ? count : null;
}

/** The number at `start`; of two ("4-5", "4 o 5") the larger, for whom there has to be room. */
function countAt(words: readonly string[], start: number): GuestCount | null {
  const count = readCount(words[start]);
  if (count === null) return null;
  const second = OR.has(words[start + 1] ?? '') ? start + 2 : start + 1;
  const other = readCount(words[second]);
  return other === null ? { count, end: start + 1 } : { count: Math.max(count, other), end: second + 1 };
}

function endOf(words: readonly string[], start: number, phrases: readonly string[]): number | null {
  const phrase = phrases.find((one) => words.slice(start, start + one.split(' ').length).join(' ') === one);
  return phrase === undefined ? null : start + phrase.split(' ').length;
}

/** "e 2 bambini" after those who were counted. */
function childrenAt(words: readonly string[], start: number): GuestCount | null {
  const counted = countAt(words, AND.has(words[start] ?? '') ? start + 1 : start);
  const end = counted && endOf(words, counted.end, CHILDREN);
  return counted && end !== null ? { count: counted.count, end } : null;
}

/** Whether what was counted ends here, and is not what follows: "per 2 notti", "per 3 o 4 giorni". */
function endsAt(words: readonly string[], end: number, isPlaceAt: (index: number) => boolean): boolean {
  const next = words[end];
  if (next === undefined || isPlaceAt(end)) return true;
  const goesOn = (OR.has(next) || AND.has(next)) && readCount(words[end + 1]) !== null;
  return LINKS.has(next) && !goesOn;
}

/**
 * The people that are counted from `start` on: "per 4 persone", "siamo in due", "2 adulti e 1 bambino"; after "per" also a number alone,
 * unless it counts the word that follows ("per 2 notti"). `isPlaceAt`: whether a place's name begins at a word.
 * @example guestsAt(['per', 'due', 'a', 'siena'], 0, () => false) // { kind: 'ospiti', start: 0, end: 2, guests: 2 }
 */
export function guestsAt(
  words: readonly string[],
  start: number,
  isPlaceAt: (index: number) => boolean,
): GuestsSpan | null {
  if (GROUPS.has(words.slice(start, start + 2).join(' '))) {
    const group = countAt(words, start + 2);
    return group && { kind: 'ospiti', start, end: group.end, guests: group.count };
  }
  let from = start;
  while (from < start + 2 && (BEFORE.has(words[from] ?? '') || words[from] === 'da')) from += 1;
  const counted = countAt(words, from);
  if (counted === null) return null;
  const people = endOf(words, counted.end, PEOPLE);
  if (people !== null) {
    const children = childrenAt(words, people);
    const guests = Math.min(MOST_GUESTS, counted.count + (children?.count ?? 0));
    return { kind: 'ospiti', start, end: children?.end ?? people, guests };
  }
  const { count, end } = counted;
  const isBare = from > start && BEFORE.has(words[from - 1] ?? '') && end === from + 1 && count <= MOST_BARE;
  return isBare && endsAt(words, end, isPlaceAt) ? { kind: 'ospiti', start, end, guests: count } : null;
}
