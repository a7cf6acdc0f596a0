import type { IsTranslation } from '../../../kernel/translation.ts';

export const disegnoDi = (regione: string) => `${regione}, eine Zeichnung`;
export const inArrivo = 'Fotos dieser Unterkunft folgen';
export const intanto = 'Bis dahin zeigen wir Ihnen die Region. Wenn Sie die Zimmer sehen möchten,';
export const chiediAChiApre = 'fragen Sie die Gastgeber.';

true satisfies IsTranslation<typeof import('./no-photos-messages.it.ts'), typeof import('./no-photos-messages.de.ts')>;
