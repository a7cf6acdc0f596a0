import type { IsTranslation } from '../../kernel/languages/translation.ts';

/** @example atTime('20. November 2026', '09:12') // '20. November 2026, 09:12 Uhr' */
export const atTime = (day: string, time: string) => `${day}, ${time} Uhr`;

true satisfies IsTranslation<typeof import('./published-phrase.it.ts'), typeof import('./published-phrase.de.ts')>;
