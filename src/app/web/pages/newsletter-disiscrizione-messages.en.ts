import type { IsTranslation } from '../../../kernel/translation.ts';

export const vaiAlBlog = 'Go to the blog';
export const ogniNostraLetteraHa =
  'Every letter of ours has a link at the foot to leave it: open the one in the last letter you received.';
export const lasciaLaNewsletterOspitalia = 'Leave the newsletter — Ospitalia';
export const lasciaLaNewsletter = 'Leave the newsletter';
export const premiLasciaLaNewsletterTogliamo =
  'Press “Leave the newsletter”: we remove your address and don’t write to you any more.';
export const togliamoIlTuoIndirizzo = 'Removing your address…';

true satisfies IsTranslation<
  typeof import('./newsletter-disiscrizione-messages.it.ts'),
  typeof import('./newsletter-disiscrizione-messages.en.ts')
>;
