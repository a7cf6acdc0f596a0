import type { IsTranslation } from '../../../kernel/translation.ts';

export const occupataNelleTueDate = 'An diesen Tagen belegt';
export const dateLiberePiuVicine = 'Die nächsten freien Tage:';
export const altreCaseLibere = 'Andere Unterkünfte für diese Tage';

true satisfies IsTranslation<
  typeof import('./free-dates-messages.it.ts'),
  typeof import('./free-dates-messages.de.ts')
>;
