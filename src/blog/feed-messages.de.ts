import type { IsTranslation } from '../kernel/translation.ts';

export const feedMessages = {
  titolo: 'Blog von Ospitalia',
  descrizione: 'Geschichten, Orte und Tipps von Menschen, die ihr Haus für Gäste öffnen.',
} as const;

true satisfies IsTranslation<typeof import('./feed-messages.it.ts'), typeof import('./feed-messages.de.ts')>;
