import type { IsTranslation } from '../../../kernel/translation.ts';

export const binding = 'Dies ist eine Übersetzung. Verbindlich ist der italienische Text:';

true satisfies IsTranslation<typeof import('./binding-messages.it.ts'), typeof import('./binding-messages.de.ts')>;
