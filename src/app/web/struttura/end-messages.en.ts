import type { IsTranslation } from '../../../kernel/translation.ts';

export const altreCaseVicine = 'Other places nearby';
export const libere = (date: string) => `Available on your dates, ${date}.`;
export const perAltreDate = 'No place nearby is available on your dates: these are available on others.';

true satisfies IsTranslation<typeof import('./end-messages.it.ts'), typeof import('./end-messages.en.ts')>;
