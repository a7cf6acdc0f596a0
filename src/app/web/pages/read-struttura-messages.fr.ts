import type { IsTranslation } from '../../../kernel/translation.ts';

export const questaCasaNonCe = 'Cet hébergement n’existe pas';
export const nessunaCasaHaQuestoIndirizzo =
  'Aucun hébergement d’Ospitalia n’a cette adresse : elle a peut-être été mal copiée.';
export const guardaLeCase = (inCitta: string) => `Voir les hébergements ${inCitta}`;

true satisfies IsTranslation<
  typeof import('./read-struttura-messages.it.ts'),
  typeof import('./read-struttura-messages.fr.ts')
>;
