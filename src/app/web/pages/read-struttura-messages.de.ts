import type { IsTranslation } from '../../../kernel/translation.ts';

export const questaCasaNonCe = 'Diese Unterkunft gibt es nicht';
export const nessunaCasaHaQuestoIndirizzo =
  'Keine Unterkunft auf Ospitalia hat diese Adresse. Vielleicht wurde sie falsch kopiert.';
export const guardaLeCase = (inCitta: string) => `Unterkünfte ${inCitta} ansehen`;

true satisfies IsTranslation<
  typeof import('./read-struttura-messages.it.ts'),
  typeof import('./read-struttura-messages.de.ts')
>;
