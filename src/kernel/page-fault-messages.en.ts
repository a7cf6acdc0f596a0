import type { IsTranslation } from './translation.ts';

/** What an error page says by itself. Apart from `messages.en.ts`, which is the server's and not every visitor's to load. */
export const pageFaultMessages = {
  nonTrovato: 'The page you are looking for doesn’t exist.',
  erroreInterno: 'Something unexpected went wrong. Please try again later.',
  finestraNonCaricata: 'We can’t open this window. Reload the page and try again.',
};

true satisfies IsTranslation<
  typeof import('./page-fault-messages.it.ts'),
  typeof import('./page-fault-messages.en.ts')
>;
