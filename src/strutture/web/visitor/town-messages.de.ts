import type { IsTranslation } from '../../../kernel/translation.ts';

export const nonCiSonoAncoraStrutture = (inRegione: string) =>
  `, ${inRegione}, gibt es noch keine Unterkünfte. Wenn Sie eine haben, tragen Sie sie kostenlos ein.`;
export const intantoIn = (dove: string) => `Schon jetzt ${dove}:`;
export const nelComuneDi = 'In der Gemeinde';
export const nessunaCasaPerOra = 'Zurzeit keine Unterkünfte';
export const tornaAllaMappa = 'Zurück zur Karte';

true satisfies IsTranslation<typeof import('./town-messages.it.ts'), typeof import('./town-messages.de.ts')>;
