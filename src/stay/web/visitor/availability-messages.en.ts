import type { IsTranslation } from '../../../kernel/translation.ts';

export const disponibilitaNonVerificata = 'Availability not checked: we’ll confirm it before you pay.';
export const riprova = 'Try again';

true satisfies IsTranslation<
  typeof import('./availability-messages.it.ts'),
  typeof import('./availability-messages.en.ts')
>;
