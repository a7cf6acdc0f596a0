import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const siteTitle = `${brandName}: stay in Italy with the people who live there`;
export const regionPosterDescription = (regione: string) => `${regione}, on a poster by ${brandName}`;
export const blogName = `${brandName} blog`;

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
