import type { IsTranslation } from '../../../kernel/translation.ts';

export const inQuestaPagina = 'Sur cette page';
export const spazi = 'Espaces';
export const daSapere = 'Bon à savoir';
export const doveSiTrova = 'Emplacement';
export const chiAccoglie = 'Qui vous accueille';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
