import type { IsTranslation } from '../../../kernel/translation.ts';

export const registrazioneDimostrativaOspitalia = 'Demo sign-up — Ospitalia';

true satisfies IsTranslation<
  typeof import('./pagamento-demo-attivazione-messages.it.ts'),
  typeof import('./pagamento-demo-attivazione-messages.en.ts')
>;
