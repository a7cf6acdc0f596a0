import type { IsTranslation } from '../../../kernel/translation.ts';

export const pagamentoDimostrativoOspitalia = 'Demo payment — Ospitalia';

true satisfies IsTranslation<
  typeof import('./pagamento-demo-messages.it.ts'),
  typeof import('./pagamento-demo-messages.en.ts')
>;
