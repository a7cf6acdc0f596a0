import type { IsTranslation } from '../../../kernel/translation.ts';

export const pagamentoDimostrativoOspitalia = 'Demonstration payment — Ospitalia';

true satisfies IsTranslation<
  typeof import('./pagamento-demo-messages.it.ts'),
  typeof import('./pagamento-demo-messages.en.ts')
>;
