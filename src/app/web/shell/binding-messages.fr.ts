import type { IsTranslation } from '../../../kernel/translation.ts';

export const binding = 'Ceci est une traduction. Seul le texte italien fait foi :';

true satisfies IsTranslation<typeof import('./binding-messages.it.ts'), typeof import('./binding-messages.fr.ts')>;
