import type { IsTranslation } from '../kernel/translation.ts';

export const feedMessages = {
  titolo: 'Blog von Ospitalia',
  descrizione: 'Geschichten, Orte und Rat von Menschen, die ihr Haus öffnen.',
} as const;

true satisfies IsTranslation<typeof import('./feed-messages.it.ts'), typeof import('./feed-messages.de.ts')>;
