import type { IsTranslation } from '../../../kernel/translation.ts';

export const aKm = (km: number) => `${km} km away`;

true satisfies IsTranslation<typeof import('./tile-messages.it.ts'), typeof import('./tile-messages.en.ts')>;
