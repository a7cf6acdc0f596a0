import type { IsTranslation } from '../../kernel/translation.ts';

export const leCaseDItalia = 'Ospitalia: zu Gast in Italien, bei Menschen, die hier zu Hause sind';
export const inUnManifesto = (regione: string) => `${regione}, als Plakat von Ospitalia`;
export const blogDiOspitalia = 'Blog von Ospitalia';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
