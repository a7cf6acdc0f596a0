import type { IsTranslation } from '../../../kernel/translation.ts';

export const nonCiSonoAncoraStrutture = (inRegione: string) =>
  `, ${inRegione}, il n’y a pas encore d’hébergements. Si vous en avez un, l’inscription est gratuite.`;
export const intantoIn = (dove: string) => `En attendant, ${dove} :`;
export const nelComuneDi = 'À';
export const nessunaCasaPerOra = 'Aucun hébergement, pour l’instant';
export const tornaAllaMappa = 'Retour à la carte';

true satisfies IsTranslation<typeof import('./town-messages.it.ts'), typeof import('./town-messages.fr.ts')>;
