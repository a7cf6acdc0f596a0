import type { IsTranslation } from '../../../kernel/translation.ts';

export const registrazioneDimostrativaOspitalia = 'Testregistrierung — Ospitalia';

true satisfies IsTranslation<
  typeof import('./pagamento-demo-attivazione-messages.it.ts'),
  typeof import('./pagamento-demo-attivazione-messages.de.ts')
>;
