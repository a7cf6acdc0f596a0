import type { IsTranslation } from '../../kernel/languages/translation.ts';

/** @example atTime('20 novembre 2026', '9 h 12') // '20 novembre 2026 à 9 h 12' */
export const atTime = (day: string, time: string) => `${day} à ${time}`;

true satisfies IsTranslation<typeof import('./published-phrase.it.ts'), typeof import('./published-phrase.fr.ts')>;
