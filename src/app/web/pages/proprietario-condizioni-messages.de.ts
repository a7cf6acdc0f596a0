import type { IsTranslation } from '../../../kernel/translation.ts';

export const di = (titolo: string, nome: string) => `${titolo}: ${nome}`;

true satisfies IsTranslation<
  typeof import('./proprietario-condizioni-messages.it.ts'),
  typeof import('./proprietario-condizioni-messages.de.ts')
>;
