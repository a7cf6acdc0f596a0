import type { IsTranslation } from '../../../kernel/translation.ts';

/** The last step of a trail that ends with the place. */
export const caseDelPercorso = 'Maisons';
export const caseVacanzaBBAffittacamere = (title: string) =>
  `${title} : maisons de vacances, chambres d’hôtes, chambres à louer et séjours à la ferme, par dates, voyageurs, prix et services. Aucun classement payant.`;

true satisfies IsTranslation<typeof import('./cerca-messages.it.ts'), typeof import('./cerca-messages.fr.ts')>;
