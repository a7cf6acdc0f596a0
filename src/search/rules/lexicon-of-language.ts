/** Comma-separated phrases of a language, by the equivalent Italian phrase; `#` stands for a number. */
export type Sayings = Readonly<Record<string, string>>;

/**
 * Translations of a language's search vocabulary. The parser understands Italian, so foreign queries are translated first
 * (`translate-to-italian.ts`). Feasts, people and negations of all languages are in `foreign-….ts`.
 */
export type Lexicon = {
  anywhere: readonly Sayings[];
  /**
   * Used only on pages of this language. In other languages, these words mean something else ("a", "mai", "am") or are parts of
   * homes' names ("jardin").
   */
  atHome: readonly Sayings[];
  /** Words about travel and homes that are spelt correctly but have no search meaning. */
  wellSpelled: string;
};
