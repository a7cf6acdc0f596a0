import type { IsTranslation } from '../../../kernel/translation.ts';

export const finoA = (posti_letto: string) => `Jusqu’à ${posti_letto}`;

true satisfies IsTranslation<typeof import('./detail-messages.it.ts'), typeof import('./detail-messages.fr.ts')>;
