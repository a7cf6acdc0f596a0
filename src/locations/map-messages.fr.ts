import type { IsTranslation } from '../kernel/translation.ts';

/** What is read on the map of a region. Apart from `messages.fr.ts`, which every list loads. */
export const provinceMapMessages = {
  titolo: 'Carte des provinces',
  nonDisegnate:
    'Les limites des provinces sardes, nouvelles depuis 2026, ne sont pas encore sur la carte : choisissez la province dans la liste.',
};

true satisfies IsTranslation<typeof import('./map-messages.it.ts'), typeof import('./map-messages.fr.ts')>;
