import type { IsTranslation } from '../../kernel/translation.ts';

export const tutteLeFoto = 'Toutes les photos';

true satisfies IsTranslation<typeof import('./lightbox-messages.it.ts'), typeof import('./lightbox-messages.fr.ts')>;
