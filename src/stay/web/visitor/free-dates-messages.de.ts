import type { IsTranslation } from '../../../kernel/translation.ts';

export const occupataNelleTueDate = 'Zu Ihren Reisedaten belegt';
export const dateLiberePiuVicine = 'Die nächsten freien Tage:';
export const altreCaseLibere = 'Andere Unterkünfte, zu Ihren Reisedaten frei';

true satisfies IsTranslation<
  typeof import('./free-dates-messages.it.ts'),
  typeof import('./free-dates-messages.de.ts')
>;
