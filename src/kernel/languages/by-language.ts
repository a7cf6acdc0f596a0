import { currentLanguage } from './current-language.ts';
import type { Language, OwnersLanguage } from '../language.ts';
import type { TranslationOf } from './translation.ts';

/**
 * Returns messages in the current language. Do not destructure them at module level, because the language differs between
 * requests.
 * @example export const paths = byLanguage<Paths>(ALL_PATHS);
 */
export function byLanguage<Messages extends object>(all: Record<Language, Messages>): Messages {
  return new Proxy(all.it, { get: (_, key) => Reflect.get(all[currentLanguage()], key) });
}

export function onceByLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made = new Map<Language, Made>();
  return () => {
    const language = currentLanguage();
    const known = made.get(language);
    if (known !== undefined) return known;
    const created = make(language);
    made.set(language, created);
    return created;
  };
}

/**
 * Returns a function that returns the messages in the language of the request. Use it only on the server, because a client build
 * contains a single language.
 * @example export const visitorMessages = inRequestLanguage<typeof it>({ it, en, de, fr }); visitorMessages().bookAndPay
 */
export function inRequestLanguage<It>(all: Record<Language, TranslationOf<It>>): () => TranslationOf<It> {
  return () => all[currentLanguage()];
}

/** Like `inRequestLanguage`, but for the owners' pages and emails. Languages other than German fall back to Italian. */
export function inOwnersLanguage<It>({ it, de }: Record<OwnersLanguage, TranslationOf<It>>): () => TranslationOf<It> {
  return inRequestLanguage<It>({ it, en: it, de, fr: it });
}
