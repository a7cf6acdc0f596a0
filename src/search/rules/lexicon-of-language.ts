/** Phrases of a language, parted by commas, under the Italian words that mean the same; `#` stands for a number. */
export type Sayings = Readonly<Record<string, string>>;

/**
 * What travellers of one language say for what Italians say. The search understands Italian: a wish in another language is said in
 * Italian first (`say-in-italian.ts`). Feasts, people and negations of all languages stand together (`foreign-….ts`).
 */
export type Lexicon = {
  /** Read on pages of every language. */
  anywhere: readonly Sayings[];
  /** Read on pages of its own language alone: elsewhere these are other words ("a", "mai", "am"), or parts of homes' names ("jardin"). */
  atHome: readonly Sayings[];
  /** Words of journeys and homes that ask nothing the search knows, and were not mistyped. */
  wellSpelled: string;
};
