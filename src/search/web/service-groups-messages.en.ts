import type { IsTranslation } from '../../kernel/translation.ts';

export const aTavola = 'Meals and guests';
export const inCasa = 'Indoors';
export const fuori = 'Outdoors and wellness';
export const doveSiTrova = 'Location';

true satisfies IsTranslation<
  typeof import('./service-groups-messages.it.ts'),
  typeof import('./service-groups-messages.en.ts')
>;
