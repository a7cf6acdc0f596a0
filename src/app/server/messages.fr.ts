import type { IsTranslation } from '../../kernel/translation.ts';

export const pagesMessages = {
  stiamoAggiornando: 'Mise à jour en cours : les prix et les dates peuvent dater de quelques minutes',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
