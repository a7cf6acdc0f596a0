import type { IsTranslation } from '../kernel/translation.ts';

export const mapPageMessages = {
  mappa: 'Karte',
  lista: 'Liste',
  titolo: 'Karte der Unterkünfte',
  salta: 'Karte überspringen',
  arriva: 'Die Karte wird geladen…',
  mancata: 'Die Karte konnte nicht geladen werden. Die Liste der Unterkünfte ist vollständig.',
  senzaScript: 'Für die Karte ist JavaScript nötig. Die Liste der Unterkünfte ist vollständig.',
} as const;

true satisfies IsTranslation<typeof import('./map-page-messages.it.ts'), typeof import('./map-page-messages.de.ts')>;
