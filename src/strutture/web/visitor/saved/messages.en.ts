import type { IsTranslation } from '../../../../kernel/translation.ts';

export const salva = 'Save';
export const salvata = 'Saved';
export const salvaNome = (nome: string) => `Save ${nome}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
