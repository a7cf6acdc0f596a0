import type { IsTranslation } from '../../../kernel/translation.ts';

export const chiamaNome = (nome: string) => `${nome} anrufen`;
export const scriviA = (nome: string) => `${nome} schreiben`;
export const vediLaCasaNome = (nome: string) => `Haus ansehen: ${nome}`;
export const vediLaCasa = 'Haus ansehen';

true satisfies IsTranslation<typeof import('./card-messages.it.ts'), typeof import('./card-messages.de.ts')>;
