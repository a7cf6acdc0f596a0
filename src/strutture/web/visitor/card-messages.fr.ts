import type { IsTranslation } from '../../../kernel/translation.ts';

export const chiamaNome = (nome: string) => `Appeler ${nome}`;
export const scriviA = (nome: string) => `Écrire à ${nome}`;
export const vediLaCasaNome = (nome: string) => `Voir l’hébergement : ${nome}`;
export const vediLaCasa = 'Voir l’hébergement';

true satisfies IsTranslation<typeof import('./card-messages.it.ts'), typeof import('./card-messages.fr.ts')>;
