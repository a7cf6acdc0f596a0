import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const newsletterConfirmationMail = {
  subject: `Confirm your subscription to the ${brandName} newsletter`,
  preheader: 'All we need is your confirmation.',
  heading: 'All we need is your confirmation',
  paragraphs: [
    `The ${brandName} newsletter was requested with this address: an email when a new article comes out, and nothing else.`,
    'If you want it, open the link and press the button.',
  ],
  button: 'Confirm your subscription',
  footnote:
    'The link is valid for 48 hours. If you didn’t ask for it, ignore this email: without confirmation we won’t write to you.',
};
export const alreadySubscribedMail = {
  subject: `You already receive the ${brandName} newsletter`,
  preheader: 'There is nothing to do.',
  heading: 'You already receive the newsletter',
  paragraphs: [`The ${brandName} newsletter was requested again with this address. You are already subscribed.`],
  button: 'Open the blog',
  footnote: 'If you didn’t ask for it, ignore this email: nothing has changed.',
};
export const newsletterArticleMail = {
  intro: `A new article on the ${brandName} blog, in Italian:`,
  button: 'Read the article',
  footnote: `You’re receiving this email because you confirmed your subscription to the ${brandName} newsletter with this address.`,
};
export const unsubscribeNote = 'To stop receiving it:';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.en.ts')>;
