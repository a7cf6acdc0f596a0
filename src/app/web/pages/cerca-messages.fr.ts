import type { IsTranslation } from '../../../kernel/translation.ts';

/** The last step of a trail that ends with the place. */
export const caseDelPercorso = 'Hébergements';
export const caseVacanzaBBAffittacamere = (title: string) =>
  `${title} : locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes, par dates, nombre de voyageurs, prix et équipements. Aucun classement payant.`;

true satisfies IsTranslation<typeof import('./cerca-messages.it.ts'), typeof import('./cerca-messages.fr.ts')>;
