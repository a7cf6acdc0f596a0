import type { IsTranslation } from '../../../kernel/translation.ts';

export const altreCaseVicine = 'Other homes nearby';
export const libere = (date: string) => `Free on your dates, ${date}.`;
export const perAltreDate = 'No home nearby is free on your dates: these are free on others.';

true satisfies IsTranslation<typeof import('./end-messages.it.ts'), typeof import('./end-messages.en.ts')>;
