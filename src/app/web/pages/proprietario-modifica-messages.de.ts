import type { IsTranslation } from '../../../kernel/translation.ts';

export const modifica = (nome: string) => `${nome} ändern`;
export const modificaStruttura = 'Ändern';
export const laStruttura = 'Unterkunft';

true satisfies IsTranslation<
  typeof import('./proprietario-modifica-messages.it.ts'),
  typeof import('./proprietario-modifica-messages.de.ts')
>;
