import type { IsTranslation } from '../../kernel/translation.ts';

export const pagesMessages = {
  stiamoAggiornando: 'Wir aktualisieren gerade: Preise und Verfügbarkeit können einige Minuten alt sein',
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
