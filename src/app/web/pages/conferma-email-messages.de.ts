import type { IsTranslation } from '../../../kernel/translation.ts';

export const confermaIndirizzoPerGliOspiti = 'Adresse für die Gäste bestätigen — Ospitalia';
export const confermaIndirizzo = 'Adresse für die Gäste bestätigen';

true satisfies IsTranslation<
  typeof import('./conferma-email-messages.it.ts'),
  typeof import('./conferma-email-messages.de.ts')
>;
