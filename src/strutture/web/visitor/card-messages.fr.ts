import type { IsTranslation } from '../../../kernel/translation.ts';

export const chiamaNome = (nome: string) => `Appeler ${nome}`;
export const scriviA = (nome: string) => `Écrire à ${nome}`;
export const vediLaCasaNome = (nome: string) => `Voir l’hébergement : ${nome}`;
/** Read aloud after `+4`. */
export const tuttiIServizi = ', afficher tous les équipements';
export const vediLaCasa = 'Voir l’hébergement';

true satisfies IsTranslation<typeof import('./card-messages.it.ts'), typeof import('./card-messages.fr.ts')>;
