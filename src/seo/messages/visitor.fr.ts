import type { IsTranslation } from '../../kernel/translation.ts';

export const siteTitle = 'Ospitalia : l’Italie chez l’habitant';
export const regionPosterDescription = (regione: string) => `${regione}, sur une affiche d’Ospitalia`;
export const blogName = 'Blog d’Ospitalia';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
