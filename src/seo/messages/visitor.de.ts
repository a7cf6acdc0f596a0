import type { IsTranslation } from '../../kernel/translation.ts';

export const siteTitle = 'Ospitalia: zu Gast in Italien, bei Menschen, die hier zu Hause sind';
export const regionPosterDescription = (regione: string) => `${regione}, als Plakat von Ospitalia`;
export const blogName = 'Blog von Ospitalia';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.de.ts')>;
