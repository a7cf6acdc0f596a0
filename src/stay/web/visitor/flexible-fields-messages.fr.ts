import type { IsTranslation } from '../../../kernel/translation.ts';

export const inCheMese = 'Quel mois ?';
export const perQuanto = 'Combien de temps ?';
export const unWeekend = 'Un week-end';
export const altroPeriodo = (label: string) => `Choix actuel : ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
export const altriMesi = 'Autres mois';

true satisfies IsTranslation<
  typeof import('./flexible-fields-messages.it.ts'),
  typeof import('./flexible-fields-messages.fr.ts')
>;
