import type { IsTranslation } from '../../../kernel/translation.ts';

export const ospitalia = 'Ospitalia';
export const leCaseItaliaAperte = 'L’Italie chez l’habitant';
export const caseVacanzaBBAffittacamere =
  'Locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes, proposés par de vraies personnes, et non par des portails et des algorithmes. Choisissez parmi les 20 régions.';

true satisfies IsTranslation<typeof import('./home-messages.it.ts'), typeof import('./home-messages.fr.ts')>;
