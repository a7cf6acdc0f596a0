import type { IsTranslation } from '../kernel/translation.ts';

export const feedMessages = {
  titolo: 'Blog d’Ospitalia',
  descrizione: 'Histoires, lieux et conseils de ceux qui ouvrent leur porte.',
};

true satisfies IsTranslation<typeof import('./feed-messages.it.ts'), typeof import('./feed-messages.fr.ts')>;
