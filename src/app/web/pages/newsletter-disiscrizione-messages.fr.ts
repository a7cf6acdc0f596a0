import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Aller au blog';
export const ogniNostraLetteraHa =
  'Au bas de chacun de nos e-mails se trouve un lien pour ne plus les recevoir : ouvrez-le depuis le dernier reçu.';
export const lasciaLaNewsletterOspitalia = 'Se désinscrire de la newsletter — Ospitalia';
export const lasciaLaNewsletter = 'Se désinscrire de la newsletter';
export const premiLasciaLaNewsletterTogliamo =
  'Appuyez sur « Se désinscrire de la newsletter » : nous retirons votre adresse et ne vous écrivons plus.';
export const togliamoIlTuoIndirizzo = 'Nous retirons votre adresse…';

true satisfies IsTranslation<
  typeof import('./newsletter-disiscrizione-messages.it.ts'),
  typeof import('./newsletter-disiscrizione-messages.fr.ts')
>;
