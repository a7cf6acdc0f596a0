import type { IsTranslation } from '../../../kernel/translation.ts';

export const cancellazione = (name: string) => `Stornierung: ${name.toLowerCase()}`;

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.de.ts')>;
