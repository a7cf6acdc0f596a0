import type { IsTranslation } from '../../../kernel/translation.ts';

export const cancellazione = (names: string) => `Stornierung: ${names}`;

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.de.ts')>;
