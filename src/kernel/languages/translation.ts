/** The sentences of `It` in another language: the same keys, and functions that take no more than Italian's do. */
export type TranslationOf<It> = It extends (...input: infer Input) => infer Output
  ? (...input: Input) => TranslationOf<Output>
  : It extends string
    ? string
    : It extends number | boolean | null | undefined
      ? It
      : { readonly [Key in keyof It]: TranslationOf<It[Key]> };

/** The keys of messages, whatever stands under them. */
type Keys<Messages> = Messages extends (...input: never[]) => unknown
  ? 'sentence'
  : Messages extends string | number | boolean | null | undefined
    ? 'sentence'
    : { readonly [Key in keyof Messages]: Keys<Messages[Key]> };

/**
 * What a module of messages in another language ends with, so that a key too few or too many, or a parameter too many, is a compile error:
 * @example true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
 */
export type IsTranslation<It, Own extends TranslationOf<It>> =
  Keys<It> extends Keys<Own> ? true : { 'keys that Italian does not have': Exclude<keyof Own, keyof It> };
