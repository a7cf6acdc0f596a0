import { type Fact, type HomeFacts, isTrue } from './home-facts.ts';
import type { Random } from './seeded-random.ts';

export type Some<T> = readonly [T, ...T[]];

/** Words that are true of every home, or only where all of something is so. */
export type Phrase = string | { where: readonly Fact[]; text: string };

/** The phrases that are true of a home. @example truePhrases(['a', { where: ['alps'], text: 'b' }], lecce) // ['a'] */
export function truePhrases(phrases: readonly Phrase[], home: HomeFacts): string[] {
  return phrases.flatMap((phrase) => {
    if (typeof phrase === 'string') return [phrase];
    return phrase.where.every((fact) => isTrue(fact, home)) ? [phrase.text] : [];
  });
}

/** One of the phrases that are true of a home; of each list one is true of every home. */
export function pickTrue(random: Random, phrases: readonly Phrase[], home: HomeFacts): string {
  return random.sample(truePhrases(phrases, home), 1)[0] ?? '';
}

/** Words that are said only where all of these are so. */
export function only(where: Fact | readonly Fact[], text: string): Phrase {
  return { where: typeof where === 'string' ? [where] : where, text };
}
