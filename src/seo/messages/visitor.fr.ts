import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const siteTitle = `${brandName} : l’Italie chez l’habitant`;
export const regionPosterDescription = (regione: string) => `${regione}, sur une affiche d’${brandName}`;
export const blogName = `Blog d’${brandName}`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.fr.ts')>;
