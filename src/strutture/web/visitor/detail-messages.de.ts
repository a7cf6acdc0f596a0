import type { IsTranslation } from '../../../kernel/translation.ts';

export const finoA = (posti_letto: string) => `Max. ${posti_letto}`;

true satisfies IsTranslation<typeof import('./detail-messages.it.ts'), typeof import('./detail-messages.de.ts')>;
