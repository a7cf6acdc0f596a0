import type { IsTranslation } from '../../../kernel/translation.ts';

export const calendarioDi = (nome: string) => `Kalender: ${nome}`;
export const calendario = 'Kalender';

true satisfies IsTranslation<
  typeof import('./proprietario-calendario-messages.it.ts'),
  typeof import('./proprietario-calendario-messages.de.ts')
>;
