import type { IsTranslation } from '../../../kernel/translation.ts';

export const cancellazione = (name: string) => `Annulation ${name.toLowerCase()}`;

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.fr.ts')>;
