import { isAbbreviated, identifiesName, matchAbbreviated } from './abbreviated-name.ts';
import { withoutProvince } from './index-foreign-names.ts';
import { COMMON_WORDS } from './lexicon-places.ts';
import { memoised } from './memoised.ts';
import type { PlaceName } from './place-facts.ts';

export type Beginnings = {
  /**
   * Returns names that begin with `folded` and then continue with another word. If there are none, returns names that begin with
   * its letters (`isWord` is false).
   */
  beginningWith(folded: string): { names: readonly PlaceName[]; isWord: boolean };
  /** Returns the names that the words abbreviate. If no whole name matches, returns the names whose first words match. */
  abbreviatedBy(words: readonly string[]): readonly PlaceName[];
};

function isCompleted({ folded, foreign, placeMatch }: PlaceName): boolean {
  if (
    placeMatch.kind === 'punto' ||
    COMMON_WORDS.has(folded) ||
    withoutProvince(folded) !== folded ||
    /\d/.test(folded)
  )
    return false;
  return foreign === undefined || foreign.isShown;
}

export function indexBeginnings(all: readonly PlaceName[]): Beginnings {
  const names = all.filter(isCompleted);
  const split = names.map((name) => ({ name, words: name.folded.split(' ') }));
  return {
    beginningWith: memoised((folded) => {
      const begun = names.filter((name) => name.folded.startsWith(folded));
      const ofWords = begun.filter((name) => name.folded[folded.length] === ' ');
      return ofWords.length > 0 ? { names: ofWords, isWord: true } : { names: begun, isWord: false };
    }),
    abbreviatedBy(words) {
      if (!isAbbreviated(words) || !identifiesName(words)) return [];
      const matched = split.flatMap(({ name, words: ofName }) => {
        const match = matchAbbreviated(words, ofName);
        return match === null ? [] : [{ name, match }];
      });
      // Only current names count as whole matches, because a former name may be part of a current one.
      const whole = matched.filter(({ match, name }) => match === 'whole' && name.placeMatch.priority === 1);
      return (whole.length > 0 ? whole : matched).map(({ name }) => name);
    },
  };
}
