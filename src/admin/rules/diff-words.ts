export type DiffPart = { text: string; isChanged: boolean };
export type WordDiff = { before: DiffPart[]; after: DiffPart[] };

const WORDS = /\S+\s*|\s+/g;
/** Maximum number of word comparisons. Two texts of 5,000 characters need about 800,000. */
const MOST_COMPARISONS = 2_000_000;

type Words = readonly string[];

const isSameWord = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

function commonLength(before: Words, after: Words, isFromEnd: boolean, most: number): number {
  let length = 0;
  const at = (words: Words) => words.at(isFromEnd ? -1 - length : length);
  while (length < most && isSameWord(at(before), at(after))) length += 1;
  return length;
}

function commonFrom(before: Words, after: Words): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const isSame = isSameWord(before[i], after[j]);
      const [here, below] = [rows[i], rows[i + 1]];
      if (here && below) here[j] = isSame ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  }
  return rows;
}

function commonWords(before: Words, after: Words): { before: Set<number>; after: Set<number> } {
  const common = { before: new Set<number>(), after: new Set<number>() };
  if (before.length * after.length > MOST_COMPARISONS) return common;
  const rows = commonFrom(before, after);
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (isSameWord(before[i], after[j])) {
      common.before.add(i);
      common.after.add(j);
      i += 1;
      j += 1;
    } else if ((rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return common;
}

function partsOf(words: Words, isCommon: (index: number) => boolean): DiffPart[] {
  const parts: DiffPart[] = [];
  for (const [index, text] of words.entries()) {
    const isChanged = !isCommon(index);
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else parts.push({ text, isChanged });
  }
  return parts;
}

/**
 * Marks the words in which two texts differ. Ignores differences in whitespace.
 * @example diffWords('Un casale quieto', 'Un casale antico').after
 * // [{ text: 'Un casale ', isChanged: false }, { text: 'antico', isChanged: true }]
 */
export function diffWords(before: string, after: string): WordDiff {
  const [earlier, later] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []];
  const shorter = Math.min(earlier.length, later.length);
  const start = commonLength(earlier, later, false, shorter);
  const end = commonLength(earlier, later, true, shorter - start);
  const middle = (words: Words) => words.slice(start, words.length - end);
  const common = commonWords(middle(earlier), middle(later));
  const isCommon = (words: Words, positions: ReadonlySet<number>) => (index: number) =>
    index < start || index >= words.length - end || positions.has(index - start);
  return {
    before: partsOf(earlier, isCommon(earlier, common.before)),
    after: partsOf(later, isCommon(later, common.after)),
  };
}
