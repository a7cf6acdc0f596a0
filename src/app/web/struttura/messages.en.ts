import type { IsTranslation } from '../../../kernel/translation.ts';

export const inQuestaPagina = 'On this page';
export const spazi = 'Spaces';
export const daSapere = 'Good to know';
export const doveSiTrova = 'Where you’ll be';
export const chiAccoglie = 'Your host';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
