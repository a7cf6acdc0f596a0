import type { IsTranslation } from '../../kernel/translation.ts';

export const aTavola = 'Repas et convivialité';
export const inCasa = 'À l’intérieur';
export const fuori = 'Extérieur et bien-être';
export const doveSiTrova = 'Emplacement';

true satisfies IsTranslation<
  typeof import('./service-groups-messages.it.ts'),
  typeof import('./service-groups-messages.fr.ts')
>;
