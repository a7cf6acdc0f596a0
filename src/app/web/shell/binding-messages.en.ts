import type { IsTranslation } from '../../../kernel/translation.ts';

export const binding = 'This is a translation. The Italian text is the one that binds:';

true satisfies IsTranslation<typeof import('./binding-messages.it.ts'), typeof import('./binding-messages.en.ts')>;
