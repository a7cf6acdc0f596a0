import type { IsTranslation } from '../../../kernel/translation.ts';

export const altreCaseVicine = 'Weitere Unterkünfte in der Nähe';
export const libere = (date: string) => `Frei an Ihren Reisetagen, ${date}.`;
export const perAltreDate =
  'An Ihren Reisetagen ist in der Nähe nichts frei: Diese Unterkünfte haben an anderen Tagen Platz.';

true satisfies IsTranslation<typeof import('./end-messages.it.ts'), typeof import('./end-messages.de.ts')>;
