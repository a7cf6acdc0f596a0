const MOST_INSTEAD = 5;
const SHORTEST = 4;
const LONG = 6;

export function errorsForgiven(letters: number): 0 | 1 | 2 {
  if (letters < SHORTEST) return 0;
  return letters < LONG ? 1 : 2;
}

type Rows = [Uint8Array, Uint8Array, Uint8Array];
/** Length of the buffers in `ROWS`, which are reused because a query compares thousands of words. */
const WIDEST = 200;
const ROWS: Rows = [new Uint8Array(WIDEST), new Uint8Array(WIDEST), new Uint8Array(WIDEST)];

function fillRow([before, last, next]: Rows, row: number, one: string, other: string): number {
  next[0] = row;
  let lowest = row;
  const letter = one.charCodeAt(row - 1);
  for (let column = 1; column <= other.length; column += 1) {
    const opposite = other.charCodeAt(column - 1);
    let least = (last[column - 1] ?? 0) + (letter === opposite ? 0 : 1);
    least = Math.min(least, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
    const isSwapped = letter === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === opposite;
    if (row > 1 && column > 1 && isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
    next[column] = least;
    lowest = Math.min(lowest, least);
  }
  return lowest;
}

/**
 * Returns the number of typing errors, where a transposition counts as one. Stops counting at `most + 1`.
 * @example typingDistance('siena', 'sinea', 2) // 1
 */
export function typingDistance(one: string, other: string, most: number): number {
  const beyond = most + 1;
  const width = other.length + 1;
  if (Math.abs(one.length - other.length) > most || width > WIDEST) return one === other ? 0 : beyond;
  let [before, last, next] = ROWS;
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    if (fillRow([before, last, next], row, one, other) > most) return beyond;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[width - 1] ?? beyond, beyond);
}

/**
 * Returns the candidates closest to the word: at most five, in the given order.
 * @example nearestWords('picsina', ['piscina', 'pistoia']) // ['piscina']
 */
export function nearestWords(word: string, candidates: readonly string[]): string[] {
  const forgiven = errorsForgiven(word.length);
  if (forgiven === 0) return [];
  const measured = candidates.map((candidate) => ({ candidate, distance: typingDistance(word, candidate, forgiven) }));
  const least = Math.min(...measured.map(({ distance }) => distance));
  if (least > forgiven) return [];
  return measured
    .filter(({ distance }) => distance === least)
    .map(({ candidate }) => candidate)
    .slice(0, MOST_INSTEAD);
}
