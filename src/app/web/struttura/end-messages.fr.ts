import type { IsTranslation } from '../../../kernel/translation.ts';

export const altreCaseVicine = 'D’autres hébergements tout près';
export const libere = (date: string) => `Disponibles à vos dates, ${date}.`;
export const perAltreDate =
  'À vos dates, aucun hébergement n’est disponible tout près : ceux-ci le sont à d’autres dates.';

true satisfies IsTranslation<typeof import('./end-messages.it.ts'), typeof import('./end-messages.fr.ts')>;
