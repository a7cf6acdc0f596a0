import type { IsTranslation } from '../kernel/translation.ts';

export const mapPageMessages = {
  mappa: 'Karte',
  lista: 'Liste',
  titolo: 'Karte der Unterkünfte',
  salta: 'Karte überspringen',
  arriva: 'Die Karte kommt gleich…',
  mancata: 'Die Karte ist nicht angekommen. Die Liste der Unterkünfte ist vollständig da.',
  senzaScript: 'Die Karte braucht JavaScript. Die Liste der Unterkünfte ist vollständig da.',
} as const;

true satisfies IsTranslation<typeof import('./map-page-messages.it.ts'), typeof import('./map-page-messages.de.ts')>;
