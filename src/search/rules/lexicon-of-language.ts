/** Maps each Italian phrase to its comma-separated foreign equivalents; `#` stands for a number. */
export type Sayings = Readonly<Record<string, string>>;

/** Maps foreign phrases to Italian, because the parser understands only Italian. */
export type Lexicon = {
  anywhere: readonly Sayings[];
  /** These words apply only in queries of this language, because elsewhere they have other meanings ("am", "jardin"). */
  atHome: readonly Sayings[];
  /** Correctly spelt words that have no search meaning. */
  wellSpelled: string;
};
