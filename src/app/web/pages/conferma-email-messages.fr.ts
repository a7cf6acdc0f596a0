import type { IsTranslation } from '../../../kernel/translation.ts';

export const confermaIndirizzoPerGliOspiti = 'Confirmez l’adresse pour les voyageurs — Ospitalia';
export const confermaIndirizzo = 'Confirmez l’adresse pour les voyageurs';

true satisfies IsTranslation<
  typeof import('./conferma-email-messages.it.ts'),
  typeof import('./conferma-email-messages.fr.ts')
>;
