/** Maximum number of words in a phrase of a lexicon and in the current name of a comune. */
const MOST_WORDS = 6;

/** Returns the positions at which a phrase from `start` may end, the nearest first. @example phraseEnds(['al', 'mare'], 0) // [1, 2] */
export function phraseEnds(words: readonly string[], start: number): number[] {
  return Array.from({ length: Math.min(MOST_WORDS, words.length - start) }, (_, index) => start + index + 1);
}

/** The first words of the phrases of each lexicon. Most words of a query begin no phrase, so their lookup can be skipped. */
const beginnings = new WeakMap<ReadonlyMap<string, unknown>, ReadonlySet<string>>();

function beginningsOf(lexicon: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const known = beginnings.get(lexicon);
  if (known !== undefined) return known;
  const found = new Set(Array.from(lexicon.keys(), (phrase) => phrase.split(' ', 1)[0] ?? ''));
  beginnings.set(lexicon, found);
  return found;
}

/**
 * Returns the longest phrase that begins at `start`. The lexicon must not change, because its first words are cached.
 * @example phraseAt(['fine', 'di', 'agosto'], 0, new Map([['fine', 1], ['fine di', 2]])) // { value: 2, end: 2 }
 */
export function phraseAt<Value>(
  words: readonly string[],
  start: number,
  lexicon: ReadonlyMap<string, Value>,
): { value: Value; end: number } | null {
  if (!beginningsOf(lexicon).has(words[start] ?? '')) return null;
  let found: { value: Value; end: number } | null = null;
  let phrase = '';
  const last = Math.min(words.length, start + MOST_WORDS);
  // This loop runs for every word and lexicon of a query, so it only appends to one string.
  for (let end = start + 1; end <= last; end += 1) {
    phrase = end === start + 1 ? (words[start] ?? '') : `${phrase} ${words[end - 1]}`;
    const value = lexicon.get(phrase);
    if (value !== undefined) found = { value, end };
  }
  return found;
}

/** @example phrasesOf('oggi, stasera', 0) // [['oggi', 0], ['stasera', 0]] */
export function phrasesOf<Value>(phrases: string, value: Value): [string, Value][] {
  return phrases.split(', ').map((phrase) => [phrase, value]);
}
