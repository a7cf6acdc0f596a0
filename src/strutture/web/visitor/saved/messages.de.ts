import type { IsTranslation } from '../../../../kernel/translation.ts';

export const salva = 'Merken';
export const salvata = 'Gemerkt';
export const salvaNome = (nome: string) => `${nome} merken`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
