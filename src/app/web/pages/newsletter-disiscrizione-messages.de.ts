import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Zum Blog';
export const ogniNostraLetteraHa =
  'Am Ende jeder Ausgabe steht ein Link zum Abbestellen. Öffnen Sie ihn in der letzten, die Sie erhalten haben.';
export const lasciaLaNewsletterOspitalia = 'Newsletter abbestellen — Ospitalia';
export const lasciaLaNewsletter = 'Newsletter abbestellen';
export const premiLasciaLaNewsletterTogliamo =
  'Klicken Sie auf „Newsletter abbestellen“. Wir löschen Ihre Adresse und schreiben Ihnen nicht mehr.';
export const togliamoIlTuoIndirizzo = 'Wir löschen Ihre Adresse…';

true satisfies IsTranslation<
  typeof import('./newsletter-disiscrizione-messages.it.ts'),
  typeof import('./newsletter-disiscrizione-messages.de.ts')
>;
