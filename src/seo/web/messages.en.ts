import type { IsTranslation } from '../../kernel/translation.ts';

export const leCaseDItalia = 'Ospitalia: stay in Italy with the people who live there';
export const inUnManifesto = (regione: string) => `${regione}, on a poster by Ospitalia`;
export const blogDiOspitalia = 'Ospitalia blog';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
