import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Vos données';
export const iTuoiDatiOspitalia = 'Vos données — Ospitalia';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-apri-messages.it.ts'),
  typeof import('./i-miei-dati-apri-messages.fr.ts')
>;
