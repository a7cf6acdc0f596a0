import type { IsTranslation } from '../../../kernel/translation.ts';

export const disponibilitaNonVerificata = 'Verfügbarkeit nicht geprüft. Wir bestätigen sie vor der Zahlung.';
export const riprova = 'Noch einmal versuchen';

true satisfies IsTranslation<
  typeof import('./availability-messages.it.ts'),
  typeof import('./availability-messages.de.ts')
>;
