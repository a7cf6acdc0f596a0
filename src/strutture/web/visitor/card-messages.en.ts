import type { IsTranslation } from '../../../kernel/translation.ts';

export const chiamaNome = (nome: string) => `Call ${nome}`;
export const scriviA = (nome: string) => `Write to ${nome}`;
export const vediLaCasaNome = (nome: string) => `See the place: ${nome}`;
/** Read aloud after `+4`. */
export const tuttiIServizi = ', show all amenities';
export const vediLaCasa = 'See the place';

true satisfies IsTranslation<typeof import('./card-messages.it.ts'), typeof import('./card-messages.en.ts')>;
