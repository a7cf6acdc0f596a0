import type { IsTranslation } from '../../../kernel/translation.ts';

export const nonCiSonoAncoraStrutture = (inRegione: string) =>
  `, ${inRegione}, there are no homes yet. If you have one, listing it is free.`;
export const intantoIn = (dove: string) => `Meanwhile, ${dove}:`;
export const nelComuneDi = 'In the municipality of';
export const nessunaCasaPerOra = 'No homes, for now';
export const tornaAllaMappa = 'Back to the map';

true satisfies IsTranslation<typeof import('./town-messages.it.ts'), typeof import('./town-messages.en.ts')>;
