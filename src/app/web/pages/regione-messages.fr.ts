import type { IsTranslation } from '../../../kernel/translation.ts';
import { pluralFr } from '../../../kernel/plural.ts';

export const quanteProvince = (count: number) => pluralFr(count, { one: '1 province', other: `${count} provinces` });
export const sceglineUnaPerVedere = 'choisissez-en une pour voir les villes';
export const dove = (inRegione: string) => `Où, ${inRegione} ?`;
export const caseTesto = (inRegione: string) => `Hébergements ${inRegione}`;
export const scegliUnaProvinciaEGuarda = (inRegione: string) =>
  `Choisissez une province et découvrez les hébergements ${inRegione} : locations de vacances, chambres d’hôtes, chambres chez l’habitant et agritourismes.`;

true satisfies IsTranslation<typeof import('./regione-messages.it.ts'), typeof import('./regione-messages.fr.ts')>;
