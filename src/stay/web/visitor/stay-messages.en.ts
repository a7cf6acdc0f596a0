import type { IsTranslation } from '../../../kernel/translation.ts';

export const daGiorno = (check_in: string) => `From ${check_in}`;

true satisfies IsTranslation<typeof import('./stay-messages.it.ts'), typeof import('./stay-messages.en.ts')>;
