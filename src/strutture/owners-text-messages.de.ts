import type { IsTranslation } from '../kernel/translation.ts';

export const ownersText = { lang: 'it' as const };

export const writtenInItalian = 'Die Gastgeber in ihren eigenen Worten, auf Italienisch:';

export const namesInItalian = 'Die Zimmer haben italienische Namen.';

export const machineTranslated = 'Automatisch aus dem Italienischen übersetzt.';
export const showOriginal = 'Original auf Italienisch lesen';

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.de.ts')
>;
