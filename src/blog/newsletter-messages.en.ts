import type { IsTranslation } from '../kernel/translation.ts';

export const newsletterMessages = {
  emailNonValida: 'Enter a valid email address, like name@example.com.',
  troppoInFretta: 'That was very quick: wait a few seconds and send it again.',
  richiesta: 'Check your inbox: we have written to you to confirm your subscription.',
  linkNonValido: 'The link has expired or is incomplete. Ask for the newsletter again and we’ll send you a new link.',
  confermata: 'Subscription confirmed. We’ll write to you when a new article comes out.',
  lasciata: 'You no longer receive the newsletter, and your address has been deleted.',
  tabella: {
    colonne: ['Email', 'Status', 'Requested on', 'Confirmed on', 'Language'],
    stati: { in_attesa: 'Awaiting confirmation', confermato: 'Confirmed' },
    file: (day: string) => `newsletter-subscribers-${day}.csv`,
  },
} as const;

true satisfies IsTranslation<
  typeof import('./newsletter-messages.it.ts'),
  typeof import('./newsletter-messages.en.ts')
>;
