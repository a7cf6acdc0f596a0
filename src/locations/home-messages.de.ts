import type { IsTranslation } from '../kernel/translation.ts';

export const homeMessages = {
  cifreNonCaricate:
    'Wir können die Unterkünfte gerade nicht zählen. Die Regionen sind da. Wählen Sie eine, oder versuchen Sie es noch einmal.',
} as const;

true satisfies IsTranslation<typeof import('./home-messages.it.ts'), typeof import('./home-messages.de.ts')>;
