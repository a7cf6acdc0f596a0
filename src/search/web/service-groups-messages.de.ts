import type { IsTranslation } from '../../kernel/translation.ts';

export const aTavola = 'Am Tisch und in Gesellschaft';
export const inCasa = 'Im Haus';
export const fuori = 'Draußen und zum Wohlfühlen';
export const doveSiTrova = 'Lage';

true satisfies IsTranslation<
  typeof import('./service-groups-messages.it.ts'),
  typeof import('./service-groups-messages.de.ts')
>;
