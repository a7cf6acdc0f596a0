import type { IsTranslation } from '../../kernel/translation.ts';

export const siteTitle = 'Ospitalia: stay in Italy with the people who live there';
export const regionPosterDescription = (regione: string) => `${regione}, on a poster by Ospitalia`;
export const blogName = 'Ospitalia blog';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
