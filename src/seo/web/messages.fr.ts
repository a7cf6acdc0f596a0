import type { IsTranslation } from '../../kernel/translation.ts';

export const leCaseDItalia = 'Ospitalia : l’Italie chez l’habitant';
export const inUnManifesto = (regione: string) => `${regione}, sur une affiche d’Ospitalia`;
export const blogDiOspitalia = 'Blog d’Ospitalia';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
