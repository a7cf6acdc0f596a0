import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseTesto = (where: string) => `Hébergements ${where}`;
export const caseVacanzaBBAffittacamere = (where: string, sigla: string) =>
  `Locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes ${where} (${sigla}) : contact direct, prix clairs, aucun classement payant.`;

true satisfies IsTranslation<typeof import('./citta-messages.it.ts'), typeof import('./citta-messages.fr.ts')>;
