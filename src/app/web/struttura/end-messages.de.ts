import type { IsTranslation } from '../../../kernel/translation.ts';

export const altreCaseVicine = 'Weitere Unterkünfte in der Nähe';
export const libere = (date: string) => `Frei zu Ihren Reisedaten, ${date}.`;
export const perAltreDate =
  'Zu Ihren Reisedaten ist in der Nähe nichts frei. Diese Unterkünfte sind es zu anderen Terminen.';

true satisfies IsTranslation<typeof import('./end-messages.it.ts'), typeof import('./end-messages.de.ts')>;
