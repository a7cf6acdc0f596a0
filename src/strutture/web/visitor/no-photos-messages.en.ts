import type { IsTranslation } from '../../../kernel/translation.ts';

export const disegnoDi = (regione: string) => `A drawing of ${regione}`;
export const inArrivo = 'Photos of this place are coming soon';
export const intanto = 'Meanwhile, here is its region. To see the rooms,';
export const chiediAChiApre = 'ask the owner.';

true satisfies IsTranslation<typeof import('./no-photos-messages.it.ts'), typeof import('./no-photos-messages.en.ts')>;
