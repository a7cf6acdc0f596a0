import type { IsTranslation } from '../../kernel/languages/translation.ts';

/** @example atTime('20 November 2026', '9:12 am') // '20 November 2026 at 9:12 am' */
export const atTime = (day: string, time: string) => `${day} at ${time}`;

true satisfies IsTranslation<typeof import('./published-phrase.it.ts'), typeof import('./published-phrase.en.ts')>;
