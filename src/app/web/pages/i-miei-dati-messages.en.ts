import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Your data';
export const scriviIlTuoIndirizzo =
  'Enter your email address: we’ll send you a link to see what there is, download it or delete it.';
export const ilLinkSiChiede = 'You need JavaScript to ask for the link.';
export const haiUnaCasaSuOspitalia = 'Do you have a place on Ospitalia? You’ll find all this in';
export const tuaArea = 'the owners’ area';
export const vediScaricaOCancellaQuello =
  'See, download or delete what Ospitalia keeps under your email address. No password needed.';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-messages.it.ts'),
  typeof import('./i-miei-dati-messages.en.ts')
>;
