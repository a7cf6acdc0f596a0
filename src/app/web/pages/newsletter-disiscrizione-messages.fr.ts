import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Aller au blog';
export const ogniNostraLetteraHa =
  'Au bas de chacune de nos lettres se trouve un lien pour ne plus la recevoir : ouvrez-le depuis la dernière que vous avez reçue.';
export const lasciaLaNewsletterOspitalia = 'Quitter la newsletter — Ospitalia';
export const lasciaLaNewsletter = 'Quitter la newsletter';
export const premiLasciaLaNewsletterTogliamo =
  'Appuyez sur « Quitter la newsletter » : nous retirons votre adresse et ne vous écrivons plus.';
export const togliamoIlTuoIndirizzo = 'Nous retirons votre adresse…';

true satisfies IsTranslation<
  typeof import('./newsletter-disiscrizione-messages.it.ts'),
  typeof import('./newsletter-disiscrizione-messages.fr.ts')
>;
