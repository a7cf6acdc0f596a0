/** Words of the vocabulary that are looked for in place of one that nobody has written, at most. */
const MOST_INSTEAD = 5;
/** Shorter words are too like too many others. */
const SHORTEST = 4;
const LONG = 6;

/** How many typing errors a word of so many letters is forgiven: none below four letters, one below six, else two. */
export function errorsForgiven(letters: number): 0 | 1 | 2 {
  if (letters < SHORTEST) return 0;
  return letters < LONG ? 1 : 2;
}

/**
 * Typing errors that lie between two words: a letter too many, missing, another one, or two neighbours that changed places.
 * More than `most` is answered as `most + 1`, without counting on.
 * @example typingDistance('siena', 'sinea', 2) // 1
 */
export function typingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min((last[column - 1] ?? 0) + differs, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}

/**
 * Words that somebody may have meant who typed `word`: those with the fewest typing errors between, in the order given, at most five.
 * @example nearestWords('picsina', ['piscina', 'pistoia']) // ['piscina']
 */
export function nearestWords(word: string, candidates: readonly string[]): string[] {
  const forgiven = errorsForgiven(word.length);
  if (forgiven === 0) return [];
  const measured = candidates.map((candidate) => ({ candidate, distance: typingDistance(word, candidate, forgiven) }));
  const least = Math.min(...measured.map(({ distance }) => distance));
  if (least > forgiven) return [];
  return measured.filter(({ distance }) => distance === least).map(({ candidate }) => candidate).slice(0, MOST_INSTEAD);
}
