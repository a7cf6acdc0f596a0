import type { IsTranslation } from '../../../kernel/translation.ts';

/** `name` comes in small letters. */
export const cancellazione = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} cancellation`;

true satisfies IsTranslation<typeof import('./policy-messages.it.ts'), typeof import('./policy-messages.en.ts')>;
