import type { IsTranslation } from '../../../kernel/translation.ts';

export const occupataNelleTueDate = 'Not available on your dates';
export const dateLiberePiuVicine = 'The nearest available dates:';
export const suRichiesta = 'on request';
export const altreCaseLibere = 'Other places available on your dates';

true satisfies IsTranslation<
  typeof import('./free-dates-messages.it.ts'),
  typeof import('./free-dates-messages.en.ts')
>;
