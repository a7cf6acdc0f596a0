import type { IsTranslation } from '../../../kernel/translation.ts';

export const scegliArrivo = 'Choisissez l’arrivée, ou regardez les hébergements sans dates.';
export const oraLaPartenza = (check_in: string) => `Arrivée ${check_in} : choisissez maintenant le départ.`;

true satisfies IsTranslation<
  typeof import('./chosen-line-messages.it.ts'),
  typeof import('./chosen-line-messages.fr.ts')
>;
