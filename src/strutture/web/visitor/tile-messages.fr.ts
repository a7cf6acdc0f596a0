import type { IsTranslation } from '../../../kernel/translation.ts';

export const aKm = (km: number) => `à ${km} km`;

true satisfies IsTranslation<typeof import('./tile-messages.it.ts'), typeof import('./tile-messages.fr.ts')>;
