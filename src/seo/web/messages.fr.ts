import type { IsTranslation } from '../../kernel/translation.ts';

export const leCaseDItalia = 'Ospitalia : les maisons d’Italie, ouvertes par ceux qui les habitent';
export const inUnManifesto = (regione: string) => `${regione}, sur une affiche d’Ospitalia`;
export const blogDiOspitalia = 'Blog d’Ospitalia';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
