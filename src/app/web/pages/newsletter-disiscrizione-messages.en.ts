import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Go to the blog';
export const ogniNostraLetteraHa =
  'Every newsletter has an unsubscribe link at the foot: open the one in the last newsletter you received.';
export const lasciaLaNewsletterOspitalia = 'Unsubscribe from the newsletter — Ospitalia';
export const lasciaLaNewsletter = 'Unsubscribe from the newsletter';
export const premiLasciaLaNewsletterTogliamo =
  'Press “Unsubscribe from the newsletter”: we’ll remove your address and won’t write to you again.';
export const togliamoIlTuoIndirizzo = 'Removing your address…';

true satisfies IsTranslation<
  typeof import('./newsletter-disiscrizione-messages.it.ts'),
  typeof import('./newsletter-disiscrizione-messages.en.ts')
>;
