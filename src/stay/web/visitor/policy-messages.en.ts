import type { IsTranslation } from '../../../kernel/translation.ts';

export const cancellazione = (name: string) => `${name} cancellation`;

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.en.ts')>;
