import type { IsTranslation } from '../../kernel/translation.ts';

export const aTavola = 'Essen und Geselligkeit';
export const inCasa = 'Drinnen';
export const fuori = 'Draußen und Wellness';
export const doveSiTrova = 'Lage';

true satisfies IsTranslation<
  typeof import('./service-groups-messages.it.ts'),
  typeof import('./service-groups-messages.de.ts')
>;
