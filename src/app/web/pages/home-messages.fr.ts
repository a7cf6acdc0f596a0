import type { IsTranslation } from '../../../kernel/translation.ts';

export const ospitalia = 'Ospitalia';
export const leCaseItaliaAperte = 'Les maisons d’Italie, ouvertes par ceux qui les habitent';
export const caseVacanzaBBAffittacamere =
  'Locations de vacances, chambres d’hôtes, chambres à louer et agritourismes, proposés par des personnes, pas par des portails ni par des algorithmes. Choisissez parmi les 20 régions.';

true satisfies IsTranslation<typeof import('./home-messages.it.ts'), typeof import('./home-messages.fr.ts')>;
