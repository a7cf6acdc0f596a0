import type { IsTranslation } from '../../kernel/translation.ts';

export const pagesMessages = {
  stiamoAggiornando: 'We’re updating: prices and dates may be a few minutes old',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
