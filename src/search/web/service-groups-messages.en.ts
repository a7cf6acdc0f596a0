import type { IsTranslation } from '../../kernel/translation.ts';

export const aTavola = 'Food and company';
export const inCasa = 'Indoors';
export const fuori = 'Outdoors and wellness';
export const doveSiTrova = 'Where it is';

true satisfies IsTranslation<
  typeof import('./service-groups-messages.it.ts'),
  typeof import('./service-groups-messages.en.ts')
>;
