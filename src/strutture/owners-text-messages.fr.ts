import type { IsTranslation } from '../kernel/translation.ts';

export const ownersText = { lang: 'it' as const };

export const writtenInItalian = 'Dans les mots du propriétaire, en italien :';

export const namesInItalian = 'Les chambres ont des noms italiens.';

export const machineTranslated = 'Traduit automatiquement de l’italien.';
export const showOriginal = 'Lire l’original en italien';

true satisfies IsTranslation<
  typeof import('./owners-text-messages.it.ts'),
  typeof import('./owners-text-messages.fr.ts')
>;
