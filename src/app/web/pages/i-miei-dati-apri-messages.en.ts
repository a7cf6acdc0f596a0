import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Your data';
export const iTuoiDatiOspitalia = 'Your data — Ospitalia';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-apri-messages.it.ts'),
  typeof import('./i-miei-dati-apri-messages.en.ts')
>;
