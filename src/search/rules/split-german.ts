import type { PlaceIndex } from './place-index.ts';
import type { TypedWord } from './split-words.ts';

const ENDINGS = ['wochenende', 'wochenendtrip', 'urlaub', 'reise', 'ferien', 'trip'];
/** Ending that is split off any compound. The other endings are split off only after the name of a place. */
const WEEKEND = 'wochenende';
const LEAST_LETTERS = 3;

function cut({ typed }: TypedWord, letters: number): [string, string] {
  return [typed.slice(0, -letters), typed.slice(-letters)];
}

/**
 * Splits compounds such as "Romreise". `known` returns whether a lexicon has the word.
 * @example splitGerman(splitWords('Romreise'), { places, known: () => false }).map(({ folded }) => folded) // ['rom', 'reise']
 */
export function splitGerman(
  words: readonly TypedWord[],
  { places, known }: { places: Pick<PlaceIndex, 'matchesOf'>; known: (word: string) => boolean },
): TypedWord[] {
  return words.flatMap((word): TypedWord[] => {
    const { folded, ...rest } = word;
    const ending = known(folded) ? undefined : ENDINGS.find((each) => folded.endsWith(each));
    if (ending === undefined || folded.length < ending.length + LEAST_LETTERS || places.matchesOf(folded).length > 0)
      return [word];
    const stem = folded.slice(0, -ending.length);
    const isPlace = places.matchesOf(stem).length > 0;
    if (!isPlace && ending !== WEEKEND) return [word];
    const [first, last] = cut(word, ending.length);
    return [
      { typed: first, folded: stem },
      { ...rest, typed: last, folded: ending },
    ];
  });
}
