/** Maps each Italian phrase to its comma-separated equivalents; `#` stands for a number. */
export type Sayings = Readonly<Record<string, string>>;

/**
 * Phrases of a language with their Italian equivalents. The parser understands only Italian, so foreign queries are translated
 * first (`translate-to-italian.ts`).
 */
export type Lexicon = {
  anywhere: readonly Sayings[];
  /**
   * These words apply only on pages of this language, or if other words identify the language of the query. In other languages,
   * they mean something else ("a", "mai", "am") or are parts of homes' names ("jardin").
   */
  atHome: readonly Sayings[];
  /** Correctly spelt words that have no search meaning. */
  wellSpelled: string;
};
