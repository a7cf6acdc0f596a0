import type { IsTranslation } from '../../../kernel/translation.ts';

export const nonCiSonoAncoraStrutture = (inRegione: string) =>
  `, ${inRegione}, there are no places to stay yet. If you have one, listing it is free.`;
export const intantoIn = (dove: string) => `In the meantime, ${dove}:`;
export const nelComuneDi = 'In the municipality of';
export const nessunaCasaPerOra = 'No places here yet';
export const tornaAllaMappa = 'Back to the map';

true satisfies IsTranslation<typeof import('./town-messages.it.ts'), typeof import('./town-messages.en.ts')>;
