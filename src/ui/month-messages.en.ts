import type { IsTranslation } from '../kernel/translation.ts';

export const oggi = (name: string) => `Today, ${name}`;
export const mesePrecedente = 'Previous month';
export const meseSuccessivo = 'Next month';

true satisfies IsTranslation<typeof import('./month-messages.it.ts'), typeof import('./month-messages.en.ts')>;
