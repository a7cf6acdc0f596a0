import { ALL_NEGATIONS, NEGATIONS, NEGATIONS_AFTER } from './lexicon-negations.ts';
import { HOME_WORDS, LINKS } from './lexicon-words.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';
import { clauseEnds, type TypedWord } from './split-words.ts';

type Understood = { kind: string; start: number; end: number };

/** `what` is `null` if the excluded words have no meaning. */
export type UnwantedSpan<What extends Understood> = {
  kind: 'unwanted';
  start: number;
  end: number;
  what: What | null;
  isNeedless: boolean;
};

/** At the end of a clause, these negations may follow their object. "Senza" is included, because the English "no" is translated to it. */
const BARE_AFTER = new Set(['non', 'senza']);
const PASSED = new Set(
  (
    'un uno una il lo la l i gli le a ad al allo alla all ai agli alle in nel nello nella nell nei negli nelle di d del dello della dell dei degli ' +
    'delle con da dal dallo dalla dall dai dagli dalle su sul sulla sulle per alcun alcuno alcuna essere avere vada vadano quello quella ' +
    'nessun nessuna proprio assolutamente cerco cerchiamo nostri ci mi interessa interessano piace piacciono amo amiamo va vanno voglio vogliamo vorrei vorremmo sopporto stare soggiornare alloggiare dormire andare prendere se c e ci sia siano'
  ).split(' '),
);
const MOST_PASSED = 4;
/** After an exclusion, "o" may join any object. "E" joins only an object of the same kind. */
const [OR, AND] = [new Set(['o', 'ne', 'oppure']), new Set(['e', 'ed'])];
/** Words that end an exclusion. A negation excludes the unknown words before the next of these words. */
const STOPS = new Set('e ed o oppure ma con per pero'.split(' '));
const MOST_UNKNOWN = 4;
/** The portal does not list these types, so excluding them has no effect. */
export const UNLISTED: ReadonlySet<string> = new Set(
  'hotel hotels albergo alberghi ostello ostelli hostel hostels campeggio campeggi camping campingplatz campsite campsites resort resorts'.split(
    ' ',
  ),
);
/** "Senza vicini" excludes neighbours, although "vicini" next to a place is a linking word ("near"). */
const NEIGHBOURS = 'vicini';
const NAMES = new Set(['salvo', 'ne', 'a parte']);

/** Kinds of spans that can be negated. Prices, numbers of guests and fillers cannot. */
const NEGATABLE = new Set('tipo servizio ambiente ordine home place period day stay weekend gradini'.split(' '));

const AFFIRMATIONS = new Map(phrasesOf('va bene, ok, si', null));

/** With one of these words, a negation means that a feature is not needed, as in "kein WLAN nötig". */
const NEEDED = new Set('needed required necessary necessaire necessario necessaria indispensabile'.split(' '));

const DISPENSABLE = new Set(['tipo', 'servizio', 'ambiente', 'home', 'gradini']);

function objectAt<What extends Understood>(
  words: readonly string[],
  start: number,
  spans: readonly What[],
  ends: ReadonlySet<number> = new Set(),
): What | null {
  for (let at = start; at <= start + MOST_PASSED && !ends.has(at - 1); at += 1) {
    const [longest] = spans.filter((span) => span.start === at).toSorted((one, other) => other.end - one.end);
    if (longest !== undefined) return longest;
    if (!PASSED.has(words[at] ?? '')) return null;
  }
  return null;
}

const REASONS = new Set(['perche', 'troppo', 'siccome', 'quindi', 'grazie']);

function isAffirmed(words: readonly string[], { end }: Understood): boolean {
  return words[end] === 'si';
}

function isUnknownAt(words: readonly string[], at: number, understood: readonly Understood[]): boolean {
  const word = words[at];
  return word !== undefined && !LINKS.has(word) && !REASONS.has(word) && !understood.some(({ start }) => start === at);
}

function afterAdjectives(
  words: readonly string[],
  end: number,
  understood: readonly Understood[],
  ends: ReadonlySet<number>,
): number {
  return !ends.has(end - 1) && isUnknownAt(words, end, understood) && !STOPS.has(words[end] ?? '') ? end + 1 : end;
}

const TIMES = new Set(['period', 'day', 'stay']);

function areAlike({ kind }: Understood, other: Understood | null): boolean {
  return kind === other?.kind || (TIMES.has(kind) && TIMES.has(other?.kind ?? ''));
}

function joinedAfter<What extends Understood>(
  words: readonly string[],
  first: UnwantedSpan<What>,
  spans: readonly What[],
): UnwantedSpan<What>[] {
  const joiner = words[first.end] ?? '';
  const isOr = OR.has(joiner);
  // A period directly after an excluded one is excluded too, as in "tranne luglio agosto".
  const isInstead = joiner === 'ma' || joiner === 'quello';
  const beside =
    first.what?.kind === 'period' ? spans.find(({ kind, start }) => kind === 'period' && start === first.end) : null;
  // A second period is not excluded if the text affirms it, as in "non giugno, luglio va bene".
  if (beside && (isInstead || phraseAt(words, beside.end, AFFIRMATIONS))) return [];
  if (beside) return [{ ...first, start: first.end, end: beside.end, what: beside }];
  // A centre is excluded together with its place, as in "non Roma centro".
  const isCentre = first.what?.kind === 'place' && (words[first.end] ?? '').startsWith('centr');
  const part = isCentre && objectAt(words, first.end, spans);
  if (part) return [{ ...first, start: first.end, end: part.end, what: part }];
  if (!isOr && !AND.has(joiner)) return [];
  const from = first.end + (OR.has(words[first.end + 1] ?? '') ? 2 : 1);
  const what = objectAt(words, from, spans);
  if (what === null || (!isOr && (what.start > from || !areAlike(what, first.what)))) return [];
  const next = { ...first, start: first.end, end: what.end, what };
  return [next, ...joinedAfter(words, next, spans)];
}

function joinedBefore<What extends Understood>(
  words: readonly string[],
  last: UnwantedSpan<What>,
  spans: readonly What[],
): UnwantedSpan<What>[] {
  const joiner = words[last.start - 1] ?? '';
  if (!AND.has(joiner) && !OR.has(joiner)) return [];
  const what = spans.find((span) => areAlike(span, last.what) && span.end === last.start - 1);
  if (what === undefined) return [];
  const before = { ...last, start: what.start, end: last.start, what };
  return [before, ...joinedBefore(words, before, spans)];
}

function negationAfter(words: readonly string[], start: number, ends: ReadonlySet<number>) {
  const isLast = ends.has(start) || start === words.length - 1;
  const isBare = isLast && BARE_AFTER.has(words[start] ?? '');
  return isBare ? { value: { isNeedless: false }, end: start + 1 } : phraseAt(words, start, NEGATIONS_AFTER);
}

/**
 * Finds exclusions. An idiom ("non lontano dal mare") takes precedence over an exclusion of the same length.
 * @example unwantedSpans(['senza', 'piscina'], [pool])[0]?.what // pool
 */
export function unwantedSpans<What extends Understood>(
  words: readonly string[],
  understood: readonly What[],
  ends: ReadonlySet<number> = new Set(),
): UnwantedSpan<What>[] {
  const spans = understood.filter(({ kind }) => NEGATABLE.has(kind));
  const after = spans.flatMap((what): UnwantedSpan<What>[] => {
    const neg = negationAfter(words, what.end, ends);
    if (neg === null) return [];
    // A negation directly before an unknown word belongs to that word, as in "giugno no residence".
    const isOne = /^(?:no|esclus.)$/.test(words.slice(what.end, neg.end).join(' '));
    if (isOne && !ends.has(neg.end - 1) && isUnknownAt(words, neg.end, understood)) return [];
    if (neg.value.isNeedless && !DISPENSABLE.has(what.kind)) return [];
    // A negation between two objects belongs to the second one, as in "Roma, non serve il parcheggio".
    const next = phraseAt(words, what.end, NEGATIONS)?.end === neg.end ? objectAt(words, neg.end, spans, ends) : null;
    const isParted = ends.has(what.end - 1);
    if (next !== null && !isAffirmed(words, next) && (isParted || next.kind !== 'place' || what.kind === 'place'))
      return [];
    const last = { kind: 'unwanted' as const, start: what.start, end: neg.end, what, ...neg.value };
    return [last, ...joinedBefore(words, last, spans)];
  });
  const before = words.flatMap((_, start): UnwantedSpan<What>[] => {
    const neg = phraseAt(words, start, NEGATIONS);
    const what = neg && objectAt(words, neg.end, spans, ends);
    if (!what || isAffirmed(words, what) || (neg.value.isNeedless && !DISPENSABLE.has(what.kind))) return [];
    const end = what.kind === 'home' ? afterAdjectives(words, what.end, understood, ends) : what.end;
    const isNeedless = neg.value.isNeedless || (NEEDED.has(words[end] ?? '') && !ends.has(end - 1));
    const first = { kind: 'unwanted' as const, start, end, what, isNeedless };
    return [first, ...joinedAfter(words, first, spans)];
  });
  return [...before, ...after];
}

function isCapital({ typed }: TypedWord): boolean {
  return /^\p{Lu}/u.test(typed);
}

function afterPassed(words: readonly string[], start: number): number {
  return PASSED.has(words[start] ?? '') ? afterPassed(words, start + 1) : start;
}

/** Returns whether the word is a comune, such as Ne, rather than a negation ("né hotel né ostelli"). */
function isNameOfTown(words: readonly string[], start: number, phrase: string): boolean {
  const isNeither =
    phrase === 'ne' && (UNLISTED.has(words[start + 1] ?? '') || words.indexOf('ne') !== words.lastIndexOf('ne'));
  return NAMES.has(phrase) && !isNeither;
}

function isName(words: readonly TypedWord[], start: number): boolean {
  const [negation, next] = [words[start], words[start + 1]];
  return start > 0 && negation !== undefined && next !== undefined && isCapital(negation) && isCapital(next);
}

function endAfter(words: readonly string[], at: number, end: number, ends: ReadonlySet<number>): number | null {
  const phrase = words.slice(at, end).join(' ');
  if (!NEGATIONS.has(phrase)) return end;
  const after = phraseAt(words, at, NEGATIONS_AFTER)?.end ?? (phrase === 'non' ? end : 0);
  return after > 0 && (after === words.length || ends.has(after - 1)) ? after : null;
}

function isMeaningless(word: string): boolean {
  return UNLISTED.has(word) || PASSED.has(word) || (LINKS.has(word) && word !== NEIGHBOURS);
}

function beforePassed(words: readonly string[], at: number, ends: ReadonlySet<number>): number {
  return PASSED.has(words[at - 1] ?? '') && !ends.has(at - 1) ? beforePassed(words, at - 1, ends) : at;
}

/**
 * Finds exclusions of unknown words, because searching for "senza moquette" as text would find homes with "moquette".
 * @example unknownUnwanted(splitWords('senza moquette'), [])[0]?.end // 2
 */
export function unknownUnwanted(words: readonly TypedWord[], spans: readonly Understood[]): UnwantedSpan<never>[] {
  const folded = words.map((word) => word.folded);
  const isFree = (index: number) =>
    index >= 0 && index < words.length && !spans.some(({ start, end }) => start <= index && index < end);
  const isOther = (index: number) =>
    !isFree(index) || [STOPS, HOME_WORDS, NEGATIONS].some((set) => set.has(folded[index] ?? ''));
  const ends = clauseEnds(words);
  const found: UnwantedSpan<never>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const neg = isFree(at) ? phraseAt(folded, at, ALL_NEGATIONS) : null;
    const phrase = neg ? folded.slice(at, neg.end).join(' ') : '';
    if (neg === null || isNameOfTown(folded, at, phrase) || isName(words, at)) continue;
    let [start, end] = [at, neg.end];
    const isNext = (index: number) => isOther(index) || ends.has(index - 1);
    const isOnlyAfter = !NEGATIONS.has(phrase);
    const named = afterPassed(folded, neg.end);
    // A word for a home is excluded only directly after the negation; "senza pretese villa" excludes no villas.
    if (!isOnlyAfter && isFree(named) && HOME_WORDS.has(folded[named] ?? '') && !ends.has(neg.end - 1)) end = named + 1;
    while (!isOnlyAfter && end < neg.end + MOST_UNKNOWN && !isNext(end)) end += 1;
    while (end > neg.end + 1 && LINKS.has(folded[end - 1] ?? '')) end -= 1;
    const after = end === neg.end ? endAfter(folded, at, neg.end, ends) : null;
    if (after !== null) [start, end] = [beforePassed(folded, at, ends), after];
    while (after !== null && start > at - MOST_UNKNOWN && !isOther(start - 1) && !ends.has(start - 1)) start -= 1;
    // A text that consists only of a negation ("no") excludes nothing.
    if (at === start && end - at === words.length && (after !== null || end === neg.end)) continue;
    const negated = [...folded.slice(start, at), ...(after !== null ? [] : folded.slice(neg.end, end))];
    const isNeedless = neg.value.isNeedless || NEEDED.has(folded[end] ?? '') || negated.every(isMeaningless);
    found.push({ kind: 'unwanted', start, end, what: null, isNeedless });
    at = end - 1;
  }
  return found;
}
