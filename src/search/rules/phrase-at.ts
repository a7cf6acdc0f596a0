/** The longest phrase of a lexicon. */
const MOST_WORDS = 6;

/**
 * The longest phrase that begins at `start`, with what it means.
 * @example phraseAt(['fine', 'di', 'agosto'], 0, new Map([['fine', 1], ['fine di', 2]])) // { value: 2, end: 2 }
 */
export function phraseAt<Value>(
  words: readonly string[],
  start: number,
  lexicon: ReadonlyMap<string, Value>,
): { value: Value; end: number } | null {
  for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end -= 1) {
    const value = lexicon.get(words.slice(start, end).join(' '));
    if (value !== undefined) return { value, end };
  }
  return null;
}

/** Phrases parted by commas, each with the same meaning. @example phrasesOf('oggi, stasera', 0) // [['oggi', 0], ['stasera', 0]] */
export function phrasesOf<Value>(phrases: string, value: Value): [string, Value][] {
  return phrases.split(', ').map((phrase) => [phrase, value]);
}
