/** Comma-separated phrases by the equivalent Italian phrase; `#` stands for a number. */
export type Sayings = Readonly<Record<string, string>>;

/** The parser understands Italian, so foreign queries are translated first (`translate-to-italian.ts`). */
export type Lexicon = {
  anywhere: readonly Sayings[];
  /**
   * For pages of this language only. In other languages, these words mean something else ("a", "mai", "am") or are parts of
   * homes' names ("jardin").
   */
  atHome: readonly Sayings[];
  /** Correctly spelt words that have no search meaning. */
  wellSpelled: string;
};
