import type { IsTranslation } from '../../../../kernel/translation.ts';

export const salva = 'Enregistrer';
export const salvata = 'Enregistré';
export const salvaNome = (nome: string) => `Enregistrer ${nome}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
