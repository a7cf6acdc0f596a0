import type { IsTranslation } from '../kernel/translation.ts';

export const ownersText = { lang: 'it' as const };

export const writtenInItalian = 'Die Gastgeber in ihren eigenen Worten, auf Italienisch:';

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.de.ts')
>;
