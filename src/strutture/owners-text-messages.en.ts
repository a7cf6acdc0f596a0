import type { IsTranslation } from '../kernel/translation.ts';

export const ownersText = { lang: 'it' as const };

export const writtenInItalian = 'In the owner’s own words, in Italian:';

export const namesInItalian = 'The rooms have Italian names.';

export const machineTranslated = 'Automatically translated from Italian.';
export const showOriginal = 'Read the original in Italian';

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.en.ts')
>;
