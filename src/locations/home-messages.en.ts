import type { IsTranslation } from '../kernel/translation.ts';

/** What visitors read about places on the home page alone: other pages do not load it. */
export const homeMessages = {
  cifreNonCaricate: 'We can’t count the places. The regions are all here: choose one, or try again.',
};

true satisfies IsTranslation<typeof import('./home-messages.it.ts'), typeof import('./home-messages.en.ts')>;
