import type { IsTranslation } from '../../../kernel/translation.ts';

export const chiamaNome = (nome: string) => `Appeler ${nome}`;
export const scriviA = (nome: string) => `Écrire à ${nome}`;
export const vediLaCasaNome = (nome: string) => `Voir la maison : ${nome}`;
export const vediLaCasa = 'Voir la maison';

true satisfies IsTranslation<typeof import('./card-messages.it.ts'), typeof import('./card-messages.fr.ts')>;
