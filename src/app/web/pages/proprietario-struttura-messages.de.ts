import type { IsTranslation } from '../../../kernel/translation.ts';

export const laMiaStruttura = 'Meine Unterkunft';

true satisfies IsTranslation<
  typeof import('./proprietario-struttura-messages.it.ts'),
  typeof import('./proprietario-struttura-messages.de.ts')
>;
