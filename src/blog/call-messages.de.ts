import type { IsTranslation } from '../kernel/translation.ts';

export const blogCallMessages = {
  categoriaInesistente: 'Diese Kategorie gibt es nicht.',
  ricercaTroppoLunga: 'Die Suche ist zu lang. Wenige Wörter genügen.',
  statoNonValido: 'Ein Artikel ist ein Entwurf oder veröffentlicht.',
} as const;

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.de.ts')>;
