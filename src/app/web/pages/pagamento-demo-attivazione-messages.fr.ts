import type { IsTranslation } from '../../../kernel/translation.ts';

export const registrazioneDimostrativaOspitalia = 'Inscription de démonstration — Ospitalia';

true satisfies IsTranslation<
  typeof import('./pagamento-demo-attivazione-messages.it.ts'),
  typeof import('./pagamento-demo-attivazione-messages.fr.ts')
>;
