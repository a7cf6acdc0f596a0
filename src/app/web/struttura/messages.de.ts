import type { IsTranslation } from '../../../kernel/translation.ts';

export const inQuestaPagina = 'Auf dieser Seite';
export const spazi = 'Räume';
export const daSapere = 'Gut zu wissen';
export const doveSiTrova = 'Lage';
export const chiAccoglie = 'Gastgeber';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
