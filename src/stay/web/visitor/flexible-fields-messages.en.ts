import type { IsTranslation } from '../../../kernel/translation.ts';

export const inCheMese = 'Which month';
export const perQuanto = 'How long';
export const unWeekend = 'A weekend';
export const altroPeriodo = (label: string) => `Current choice: ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
export const altriMesi = 'More months';

true satisfies IsTranslation<
  typeof import('./flexible-fields-messages.it.ts'),
  typeof import('./flexible-fields-messages.en.ts')
>;
