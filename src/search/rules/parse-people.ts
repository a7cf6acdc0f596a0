import { MAX_GUESTS } from '../../stay/rules/stay-address.ts';
import { readNumber } from './lexicon-words.ts';

type People = { count: number; end: number };

/** Without a number, these nouns count as one person, and those in `TWO` as two. */
const ONE = new Set(
  (
    'io me moglie marito ragazza ragazzo compagna compagno fidanzata fidanzato partner mamma madre papa padre nonno nonna zio zia fratello ' +
    'sorella suocera suocero cognata cognato amico amica figlio figlia bambino bambina bimbo bimba neonato neonata nipotino nipotina adulto ospite persona single'
  ).split(' '),
);
/** After "con", each of these people implies the writer too, as in "con mia moglie". */
const COMPANIONS = new Set(
  'moglie marito ragazza ragazzo compagna compagno fidanzata fidanzato partner mamma madre papa padre nonno nonna fratello sorella amico amica'.split(
    ' ',
  ),
);
const TWO = new Set('genitori nonni suoceri coppia gemelli gemelle gemellini'.split(' '));
const COUPLES = new Set(['coppie', 'coppia']);
const COUNTED = new Set(
  (
    'adulti persone amici amiche figli figlie bambini bambine bimbi bimbe ragazzi ragazze neonati nipoti fratelli sorelle zii anziani minori ' +
    'adolescenti prof professori insegnanti maestre accompagnatori colleghi donne uomini cugini gemelli gemelle gemellini'
  ).split(' '),
);
const PASSED = new Set('il lo la l i gli le mio mia miei mie nostro nostra nostri nostre suo sua suoi sue'.split(' '));
const JOINERS = new Set(['e', 'ed', 'con', 'piu']);
const CHILD = /^(?:bamb|bimb|figli|neonat|gemell|nipot)/;
const AGES = new Set(['pochi', 'dal', 'di', 'da', 'e', 'a', 'sotto', 'meno', 'fino', 'i', 'gli', 'ai']);
/** A number before these nouns is the total ("i nonni, 8 persone"), unless a conjunction precedes it. */
const ALL = new Set(['persone', 'persona', 'ospite']);
const MOST_PASSED = 2;

function pass(words: readonly string[], start: number, most = MOST_PASSED): number {
  return most > 0 && PASSED.has(words[start] ?? '') ? pass(words, start + 1, most - 1) : start;
}

/** Returns whether the words are a child's age in months. Accepts "dal", because French "de 8" is translated to it. */
function isMonthsAt(words: readonly string[], start: number, end: number): boolean {
  return (
    ['di', 'dal'].includes(words[start] ?? '') &&
    CHILD.test(words[start - 1] ?? '') &&
    /^mes[ie]$/.test(words[end] ?? '')
  );
}

/** @example afterAges(['di', '8', 'anni'], 0) // 3 */
export function afterAges(words: readonly string[], start: number): number {
  const length = words.slice(start).findIndex((word) => !AGES.has(word) && readNumber(word) === null);
  const end = start + Math.max(0, length);
  const isYears = /^ann[io]$/.test(words[end] ?? '');
  return end > start && (isYears || isMonthsAt(words, start, end)) ? end + 1 : start;
}

/** @example afterAgedChild(['bambino', 'di', '2', 'anni'], 0) // 4 */
export function afterAgedChild(words: readonly string[], start: number): number {
  const end = CHILD.test(words[start] ?? '') ? afterAges(words, start + 1) : start;
  return end > start + 1 ? end : start;
}

function termAt(words: readonly string[], start: number): People | null {
  const at = pass(words, start);
  const count = readNumber(words[at], MAX_GUESTS);
  const us = words[at] === 'noi' ? readNumber(words[at + 1], MAX_GUESTS) : null;
  if (us !== null) return { count: us, end: at + 2 };
  const noun = pass(words, count === null ? at : at + 1);
  const word = words[noun] ?? '';
  // "Famiglia" means two people only before "con", because the size of a family is otherwise unknown.
  const isFamily = word === 'famiglia' && words[noun + 1] === 'con';
  const isKnown =
    isFamily || ONE.has(word) || TWO.has(word) || COUPLES.has(word) || (count !== null && COUNTED.has(word));
  if (!isKnown) return null;
  const each = isFamily || COUPLES.has(word) || (count === null && TWO.has(word)) ? 2 : 1;
  const end = words[noun + 1] === 'single' ? noun + 2 : noun + 1;
  return { count: (count ?? 1) * each, end: afterAges(words, end) };
}

export function joinedPeople(words: readonly string[], start: number): People {
  const next = JOINERS.has(words[start] ?? '') ? termAt(words, start + 1) : null;
  if (next === null) return { count: 0, end: start };
  const rest = joinedPeople(words, next.end);
  return { count: next.count + rest.count, end: rest.end };
}

/** Adds the parents of the children: "i miei due figli" implies one, "i nostri due figli" two. */
function parentsAt(words: readonly string[], start: number, at: number): People | null {
  const passed = words.slice(start, at);
  const parents = passed.some((word) => word.startsWith('nostr')) ? 2 : 1;
  if (passed.length > 0 && /^figli[oa]$/.test(words[at] ?? ''))
    return { count: parents + 1, end: afterAges(words, at + 1) };
  const count = passed.length > 0 ? readNumber(words[at], MAX_GUESTS) : null;
  const word = words[at + 1] ?? '';
  if (count === null || !CHILD.test(word) || !COUNTED.has(word)) return null;
  return { count: parents + count, end: afterAges(words, at + 2) };
}

function companionAt(words: readonly string[], start: number): People | null {
  if (words[start] !== 'con') return null;
  const at = pass(words, start + 1);
  const word = words[at] ?? '';
  const isCompanion = COMPANIONS.has(word) || (TWO.has(word) && !COUPLES.has(word));
  const first = isCompanion ? { count: TWO.has(word) ? 3 : 2, end: at + 1 } : parentsAt(words, start + 1, at);
  if (first === null) return null;
  const others = joinedPeople(words, first.end);
  return { count: Math.min(MAX_GUESTS, first.count + others.count), end: others.end };
}

/**
 * Adds up the people. Returns `null` for a single group, unless it accompanies the writer, as in "con mia moglie".
 * @example peopleAt(['io', 'mio', 'marito', 'e', 'due', 'figli'], 0) // { count: 4, end: 6 }
 */
export function peopleAt(words: readonly string[], start: number): People | null {
  const first = termAt(words, start);
  let [count, end, terms, isJoined] = [0, start, 0, true];
  for (let next = first; next !== null; terms += 1) {
    ({ end } = next);
    const isAll = !isJoined && ALL.has(words[end - 1] ?? '');
    count = isAll ? next.count : count + next.count;
    isJoined = JOINERS.has(words[end] ?? '');
    next = termAt(words, isJoined ? end + 1 : end);
  }
  return terms > 1 ? { count: Math.min(MAX_GUESTS, count), end } : companionAt(words, start);
}
