import type { IsTranslation } from '../../../kernel/translation.ts';

export const confermaIndirizzoPerGliOspiti = 'E-Mail-Adresse für Gäste bestätigen — Ospitalia';
export const confermaIndirizzo = 'E-Mail-Adresse für Gäste bestätigen';

true satisfies IsTranslation<
  typeof import('./conferma-email-messages.it.ts'),
  typeof import('./conferma-email-messages.de.ts')
>;
