import type { IsTranslation } from '../../../kernel/translation.ts';

export const occupataNelleTueDate = 'Zu Ihren Reisedaten belegt';
export const dateLiberePiuVicine = 'Die nächsten freien Termine:';
export const suRichiesta = 'auf Anfrage';
export const altreCaseLibere = 'Andere freie Unterkünfte';

true satisfies IsTranslation<
  typeof import('./free-dates-messages.it.ts'),
  typeof import('./free-dates-messages.de.ts')
>;
