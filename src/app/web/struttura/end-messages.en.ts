import type { IsTranslation } from '../../../kernel/translation.ts';

export const altreCaseVicine = 'Other homes nearby';
export const libere = (date: string) => `Available on your dates, ${date}.`;
export const perAltreDate = 'No home nearby is available on your dates: these are available on others.';

true satisfies IsTranslation<typeof import('./end-messages.it.ts'), typeof import('./end-messages.en.ts')>;
