import type { IsTranslation } from '../../../kernel/translation.ts';

export const inCheMese = 'In welchem Monat?';
export const perQuanto = 'Wie lange?';
export const unWeekend = 'Ein Wochenende';
export const altroPeriodo = (label: string) => `Aktuelle Auswahl: ${label}`;
export const altriMesi = 'Weitere Monate';

true satisfies IsTranslation<
  typeof import('./flexible-fields-messages.it.ts'),
  typeof import('./flexible-fields-messages.de.ts')
>;
