import type { IsTranslation } from '../../../kernel/translation.ts';

export const iTuoiDati = 'Your data';
export const scriviIlTuoIndirizzo =
  'Enter your address: we send you a link to see what there is, download it or delete it.';
export const ilLinkSiChiede = 'You ask for the link with a button that needs JavaScript.';
export const haiUnaCasaSuOspitalia = 'Do you have a home on Ospitalia? You’ll find the same things in';
export const tuaArea = 'your area';
export const vediScaricaOCancellaQuello =
  'See, download or delete what Ospitalia keeps under your email address. No password needed.';

true satisfies IsTranslation<
  typeof import('./i-miei-dati-messages.it.ts'),
  typeof import('./i-miei-dati-messages.en.ts')
>;
