import type { IsTranslation } from '../../../kernel/translation.ts';

export const scegliArrivo = 'Choose your arrival, or see the places without dates.';
export const oraLaPartenza = (check_in: string) => `Arrival ${check_in}: now choose your departure.`;

true satisfies IsTranslation<
  typeof import('./chosen-line-messages.it.ts'),
  typeof import('./chosen-line-messages.en.ts')
>;
