import type { IsTranslation } from '../../kernel/translation.ts';

export const tutteLeFoto = 'Alle Fotos';

true satisfies IsTranslation<typeof import('./lightbox-messages.it.ts'), typeof import('./lightbox-messages.de.ts')>;
