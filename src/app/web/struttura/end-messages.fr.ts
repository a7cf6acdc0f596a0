import type { IsTranslation } from '../../../kernel/translation.ts';

export const altreCaseVicine = 'D’autres maisons tout près';
export const libere = (date: string) => `Libres à vos dates, ${date}.`;
export const perAltreDate = 'À vos dates, aucune maison n’est libre tout près : celles-ci le sont à d’autres dates.';

true satisfies IsTranslation<typeof import('./end-messages.it.ts'), typeof import('./end-messages.fr.ts')>;
