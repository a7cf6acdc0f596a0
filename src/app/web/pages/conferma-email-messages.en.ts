import type { IsTranslation } from '../../../kernel/translation.ts';

export const confermaIndirizzoPerGliOspiti = 'Confirm the address for guests — Ospitalia';
export const confermaIndirizzo = 'Confirm the address for guests';

true satisfies IsTranslation<
  typeof import('./conferma-email-messages.it.ts'),
  typeof import('./conferma-email-messages.en.ts')
>;
