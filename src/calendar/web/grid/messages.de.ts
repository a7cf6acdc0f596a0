import type { IsTranslation } from '../../../kernel/translation.ts';

export const vista = 'Ansicht';
export const legenda = 'Legende';
export const calendarioDi = (nome: string) => `Kalender: ${nome}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
