/** The same keys as `It`, and functions with no more parameters than the Italian ones. */
export type TranslationOf<It> = It extends (...input: infer Input) => infer Output
  ? (...input: Input) => TranslationOf<Output>
  : It extends string
    ? string
    : It extends number | boolean | null | undefined
      ? It
      : { readonly [Key in keyof It]: TranslationOf<It[Key]> };

/** Replaces each message with 'sentence', so that only the keys are compared. */
type Keys<Messages> = Messages extends (...input: never[]) => unknown
  ? 'sentence'
  : Messages extends string | number | boolean | null | undefined
    ? 'sentence'
    : { readonly [Key in keyof Messages]: Keys<Messages[Key]> };

/**
 * Rejects missing keys, extra keys and extra parameters. Each translated messages file ends with this check:
 * @example true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
 */
export type IsTranslation<It, Own extends TranslationOf<It>> =
  Keys<It> extends Keys<Own> ? true : { 'keys that are missing in Italian': Exclude<keyof Own, keyof It> };
