import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Ihre Daten';
export const iTuoiDatiOspitalia = 'Ihre Daten — Ospitalia';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-apri-messages.it.ts'),
  typeof import('./i-miei-dati-apri-messages.de.ts')
>;
