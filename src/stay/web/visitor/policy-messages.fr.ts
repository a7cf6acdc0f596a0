import type { IsTranslation } from '../../../kernel/translation.ts';

export const cancellazione = (names: string) => `Annulation ${names}`;

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.fr.ts')>;
