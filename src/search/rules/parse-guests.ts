import { MAX_GUESTS } from '../../stay/rules/stay-address.ts';
import { MEANINGS } from './lexicon.ts';
import { TIME_UNITS } from './lexicon-time.ts';
import { COUNTED, COUNTING, LINKS, readNumber, ROUND_COUNTS, WELL_SPELLED } from './lexicon-words.ts';
import { afterAges, joinedPeople, peopleAt } from './parse-people.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

export type GuestsSpan = { kind: 'ospiti'; start: number; end: number; guests: number };

const MOST_BARE = 20;
const PEOPLE = new Map([
  ...phrasesOf(
    'persone, persona, ospiti, ospite, adulti, adulto, posti letto, posto letto, posti, pax, pers, amici, amiche, colleghi, viaggiatori, ' +
      'fratelli, sorelle, cugini, ragazzi, ragazze, donne, uomini, giovani, studenti, anziani, pensionati, lavoratori, operai, genitori, nonni, ' +
      'personas',
    1,
  ),
  ...phrasesOf('coppie', 2),
]);
const NO_SEATS = new Set(['auto', 'macchina', 'barca', 'moto']);
const ONE_CHILD = 'bambino bambina bimbo bimba figlio figlia ragazzo ragazza neonato neonata'.split(' ');
const CHILDREN = new Map(
  [
    ...ONE_CHILD,
    ...'bambini bambine bimbi bimbe figli figlie ragazzi ragazze minori neonati gemelli gemelle gemellini'.split(' '),
  ].map((word) => [word, null]),
);
const GROUPS = new Map(phrasesOf('famiglia di, gruppo di, gruppi di, gruppo, gruppi, posti letto', null));
/** Maps phrases that may precede children, such as "coppia", to a number of people. `null` means that the number is unknown. */
const PAIRS = new Map<string, 2 | null>([...phrasesOf<2>('coppia, noi due', 2), ...phrasesOf('famiglia', null)]);
const ROOMS = new Map([
  ...phrasesOf('camera singola, stanza singola, una singola', 1),
  ...phrasesOf(
    'camera matrimoniale, camera doppia, stanza matrimoniale, stanza doppia, una matrimoniale, una doppia',
    2,
  ),
  ...phrasesOf('camera tripla, stanza tripla, una tripla', 3),
  ...phrasesOf('camera quadrupla, stanza quadrupla, una quadrupla', 4),
]);
const SEVERAL_ROOMS = new Map([
  ...phrasesOf('camere singole, stanze singole, singole', 1),
  ...phrasesOf('camere doppie, camere matrimoniali, stanze doppie, stanze matrimoniali, doppie, matrimoniali', 2),
  ...phrasesOf('camere triple, stanze triple, triple', 3),
]);
const FAMILIES = new Set(['famiglie', 'coppie']);
const OF_EACH = new Set(['da', 'di', 'per', 'in', 'con', 'x']);
const EACH = new Map(phrasesOf('ciascuna, ciascuno, ognuna, ognuno, a persona, a testa, a famiglia, a coppia', null));
const OR = new Set(['o', 'od', 'oppure', 'a']);
const PLUS = 'piu';
const AND = new Set(['e', 'ed', 'con', PLUS]);

type GuestCount = { count: number; end: number };
type BeginsOther = (index: number) => boolean;

function readCount(word?: string): number | null {
  return readNumber(word, MAX_GUESTS);
}

function isAnimalAt(words: readonly string[], start: number): boolean {
  const [alone, counted] = [start, start + 1].map((at) => phraseAt(words, at, MEANINGS)?.value);
  return [alone, counted].some((meaning) => meaning?.kind === 'servizio' && meaning.servizio === 'Pet Friendly');
}

function countAt(words: readonly string[], start: number, beginsOther: BeginsOther): GuestCount | null {
  const round = phraseAt(words, start, ROUND_COUNTS);
  if (round) return { count: round.value, end: round.end };
  const count = readCount(words[start]);
  // After "numero", a number does not count guests, as in "settimana numero 30, 4 persone".
  if (count === null || words[start - 1] === 'numero') return null;
  const joiner = words[start + 1] ?? '';
  const second = OR.has(joiner) || joiner === PLUS ? start + 2 : start + 1;
  const other = readCount(words[second]);
  // A second number that counts things is not part of the number of guests, as in "per 5, 2 bagni".
  const countsThings =
    second === start + 1 && COUNTED.has(words[second + 1] ?? '') && !phraseAt(words, second + 1, PEOPLE);
  if (other === null || beginsOther(second) || countsThings) return { count, end: start + 1 };
  if (joiner !== PLUS) return { count: Math.max(count, other), end: second + 1 };
  // Animals are not guests, and children are counted separately: "6 più un cane" means six guests.
  const isOther = CHILDREN.has(words[second + 1] ?? '') || isAnimalAt(words, second);
  return isOther ? { count, end: start + 1 } : { count: Math.min(MAX_GUESTS, count + other), end: second + 1 };
}

function childrenAt(words: readonly string[], start: number, beginsOther: BeginsOther): GuestCount | null {
  const isJoined = AND.has(words[start] ?? '');
  const from = isJoined ? start + 1 : start;
  const counted = countAt(words, from, beginsOther);
  if (counted === null) return isJoined && ONE_CHILD.includes(words[from] ?? '') ? { count: 1, end: from + 1 } : null;
  if (!CHILDREN.has(words[counted.end] ?? '')) return null;
  return { count: counted.count, end: afterAges(words, counted.end + 1) };
}

function familiesAt(words: readonly string[], start: number, beginsOther: BeginsOther): GuestCount | null {
  const counted = countAt(words, start, beginsOther);
  if (counted === null || !FAMILIES.has(words[counted.end] ?? '')) return null;
  const of = counted.end + 1;
  const isBefore = phraseAt(words, of + 1, EACH);
  const joiner = isBefore && AND.has(words[of] ?? '') ? isBefore.end : of;
  const children = childrenAt(words, joiner, beginsOther) ?? childrenAt(words, joiner + 1, beginsOther);
  if (children) {
    const after = phraseAt(words, children.end, EACH);
    const each = isBefore || after ? counted.count : 1;
    return { count: 2 * counted.count + each * children.count, end: after?.end ?? children.end };
  }
  const each = OF_EACH.has(words[of] ?? '') ? countAt(words, of + 1, beginsOther) : null;
  if (each === null || beginsOther(of) || beginsOther(of + 1)) return null;
  return { count: counted.count * each.count, end: phraseAt(words, each.end, PEOPLE)?.end ?? each.end };
}

/** Returns whether the words after a number allow it to be a number of guests. In "per 3 o 4 giorni", for example, they do not. */
function endsAt(words: readonly string[], end: number, beginsOther: BeginsOther): boolean {
  const next = words[end];
  if (next === undefined || beginsOther(end)) return true;
  const isJoined = OR.has(next) || (AND.has(next) && TIME_UNITS.has(words[end + 2] ?? ''));
  const goesOn = isJoined && readCount(words[end + 1]) !== null;
  const isNextCounted = /^\d/.test(next) && COUNTED.has(words[end + 1] ?? '');
  return !goesOn && !COUNTED.has(next) && (isNextCounted || !/^\d/.test(next));
}

/** Returns whether the number counts things rather than guests, as in "in due ruote" and "in 4 stagioni". */
function isOfThings(words: readonly string[], end: number): boolean {
  const word = words[end] ?? '';
  const isKnown = LINKS.has(word) || WELL_SPELLED.has(word) || phraseAt(words, end, MEANINGS) !== null;
  return words[end - 2] === 'in' && words[end - 3] !== 'siamo' && /[ie]$/.test(word) && !isKnown;
}

function roomsAt(words: readonly string[], start: number, beginsOther: BeginsOther): GuestCount | null {
  const from = ['un', 'una'].includes(words[start] ?? '') ? start + 1 : start;
  const one = phraseAt(words, start, ROOMS) ?? phraseAt(words, from, ROOMS);
  const counted = countAt(words, start, beginsOther);
  const several = counted && phraseAt(words, counted.end, SEVERAL_ROOMS);
  const rooms = several ? { count: counted.count * several.value, end: several.end } : null;
  const found = one ? { count: one.value, end: one.end } : rooms;
  const next = found && AND.has(words[found.end] ?? '') ? roomsAt(words, found.end + 1, beginsOther) : null;
  return found && next ? { count: found.count + next.count, end: next.end } : found;
}

function groupAt(words: readonly string[], start: number, beginsOther: BeginsOther): GuestCount | null {
  const pair = phraseAt(words, start, PAIRS);
  const children = pair && childrenAt(words, pair.end, beginsOther);
  if (pair && children) return { count: 2 + children.count, end: children.end };
  const family = pair && countAt(words, pair.end, beginsOther);
  const isSum = pair !== null && words[pair.end + 1] === PLUS;
  if (family && (isSum || PEOPLE.has(words[family.end] ?? '')) && !beginsOther(pair.end))
    return { count: family.count, end: phraseAt(words, family.end, PEOPLE)?.end ?? family.end };
  const rooms = roomsAt(words, start, beginsOther);
  if (rooms) return rooms;
  const group = phraseAt(words, start, GROUPS);
  const counted = group && countAt(words, group.end, beginsOther);
  if (counted && !TIME_UNITS.has(words[counted.end] ?? '')) {
    const end = phraseAt(words, counted.end, PEOPLE)?.end ?? counted.end;
    const smaller = childrenAt(words, end, beginsOther);
    const others = joinedPeople(words, smaller?.end ?? end);
    return { count: counted.count + (smaller?.count ?? 0) + others.count, end: others.end };
  }
  return pair?.value ? { count: pair.value, end: pair.end } : null;
}

/** Parses a total that is followed by its parts, as in "siamo in cinque, due adulti e tre bambini". */
function totalAt(words: readonly string[], start: number): GuestCount | null {
  const total = /^adult[io]$/.test(words[start + 1] ?? '') ? null : readCount(words[start]);
  const named = total === null ? null : peopleAt(words, PEOPLE.has(words[start + 1] ?? '') ? start + 2 : start + 1);
  return named?.count === total ? named : null;
}

/** Parses children after "con", as in "Toscana con 2 bambini". Adds two adults, or one after a word such as "sola". */
function withChildrenAt(words: readonly string[], start: number, beginsOther: BeginsOther): GuestsSpan | null {
  const isCounted = words[start] === 'con' && countAt(words, start + 1, beginsOther) !== null;
  const children = isCounted ? childrenAt(words, start, beginsOther) : null;
  if (children === null || children.count < 2) return null;
  const adults = /^(?:sol[oa]|single)$/.test(words[start - 1] ?? '') ? 1 : 2;
  return { kind: 'ospiti', start, end: children.end, guests: Math.min(MAX_GUESTS, adults + children.count) };
}

function namedAt(words: readonly string[], start: number, from: number, beginsOther: BeginsOther): GuestCount | null {
  const group = groupAt(words, words[from] === 'una' ? from + 1 : from, beginsOther);
  const named = [
    totalAt(words, from),
    // The group may begin with the first word, as in "noi due e i suoceri".
    peopleAt(words, start),
    peopleAt(words, from),
    group,
    familiesAt(words, from, beginsOther),
  ];
  const [longest = null] = named.filter((each) => each !== null).toSorted((one, other) => other.end - one.end);
  return longest;
}

/**
 * Parses a number of guests. A number without a noun counts guests only after a word such as "per". "Per 2 notti" does not count
 * guests.
 * @example guestsAt(['per', 'due', 'a', 'siena'], 0, () => false) // { kind: 'ospiti', start: 0, end: 2, guests: 2 }
 */
export function guestsAt(words: readonly string[], start: number, beginsOther: BeginsOther): GuestsSpan | null {
  let from = start;
  while (from < start + 2 && (COUNTING.has(words[from] ?? '') || words[from] === 'da')) from += 1;
  const span = ({ count, end }: GuestCount): GuestsSpan => {
    return { kind: 'ospiti', start, end, guests: Math.min(MAX_GUESTS, count) };
  };
  const named = namedAt(words, start, from, beginsOther);
  if (named) return span(named);
  const counted = countAt(words, from, beginsOther);
  if (counted === null) return withChildrenAt(words, start, beginsOther);
  const noun = phraseAt(words, counted.end, PEOPLE);
  if (noun !== null && !NO_SEATS.has(words[noun.end] ?? '')) {
    const children = childrenAt(words, noun.end, beginsOther);
    const count = counted.count * noun.value + (children?.count ?? 0);
    return span({ count, end: children?.end ?? noun.end });
  }
  const { count, end } = counted;
  if (end > from + 1 && words[from + 1] === PLUS) return span(counted);
  const isAnnounced = from > start && COUNTING.has(words[from - 1] ?? '') && !beginsOther(from);
  const isOne = end === from + 1 || phraseAt(words, from, ROUND_COUNTS)?.end === end;
  const isBare = isAnnounced && isOne && count <= MOST_BARE && (beginsOther(end) || !isOfThings(words, end));
  if (!isBare || !endsAt(words, end, beginsOther)) return null;
  const children = childrenAt(words, end, beginsOther);
  return span(children ? { count: count + children.count, end: children.end } : counted);
}
