import type { IsTranslation } from '../../../kernel/translation.ts';

export const binding = 'This is a translation. Only the Italian text is legally binding:';

true satisfies IsTranslation<typeof import('./binding-messages.it.ts'), typeof import('./binding-messages.en.ts')>;
