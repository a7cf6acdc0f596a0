import type { IsTranslation } from '../kernel/translation.ts';

export const ownersText = { lang: 'it' as const };

export const writtenInItalian = 'In the owner’s own words, in Italian:';

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.en.ts')
>;
