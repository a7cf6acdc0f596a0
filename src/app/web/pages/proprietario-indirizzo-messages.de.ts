import type { IsTranslation } from '../../../kernel/translation.ts';

export const confermaIndirizzo = 'Adresse bestätigen';

true satisfies IsTranslation<
  typeof import('./proprietario-indirizzo-messages.it.ts'),
  typeof import('./proprietario-indirizzo-messages.de.ts')
>;
