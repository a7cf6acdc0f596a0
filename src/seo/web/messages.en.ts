import type { IsTranslation } from '../../kernel/translation.ts';

export const leCaseDItalia = 'Ospitalia: Italy’s homes, opened by the people who live in them';
export const inUnManifesto = (regione: string) => `${regione}, on a poster by Ospitalia`;
export const blogDiOspitalia = 'Ospitalia blog';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
