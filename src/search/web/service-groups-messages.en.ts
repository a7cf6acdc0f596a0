import type { IsTranslation } from '../../kernel/translation.ts';

export const aTavola = 'At the table and in company';
export const inCasa = 'Indoors';
export const fuori = 'Outdoors and well-being';
export const doveSiTrova = 'Where it is';

true satisfies IsTranslation<
  typeof import('./service-groups-messages.it.ts'),
  typeof import('./service-groups-messages.en.ts')
>;
