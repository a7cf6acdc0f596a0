import type { IsTranslation } from '../kernel/translation.ts';

/** What visitors read about places on the home page alone: other pages do not load it. */
export const homeMessages = {
  cifreNonCaricate:
    'Nous n’arrivons pas à compter les hébergements. Les régions sont ici : choisissez-en une, ou réessayez.',
};

true satisfies IsTranslation<typeof import('./home-messages.it.ts'), typeof import('./home-messages.fr.ts')>;
