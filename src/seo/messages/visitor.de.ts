import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const siteTitle = `${brandName}: zu Gast in Italien, bei Menschen, die hier zu Hause sind`;
export const regionPosterDescription = (regione: string) => `${regione}, als Plakat von ${brandName}`;
export const blogName = `Blog von ${brandName}`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
