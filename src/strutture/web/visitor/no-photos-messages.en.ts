import type { IsTranslation } from '../../../kernel/translation.ts';

export const disegnoDi = (regione: string) => `A drawing of ${regione}`;
export const inArrivo = 'Photos of this home are coming soon';
export const intanto = 'Meanwhile, here is its region. To see the rooms,';
export const chiediAChiApre = 'ask the person who opens the door.';

true satisfies IsTranslation<typeof import('./no-photos-messages.it.ts'), typeof import('./no-photos-messages.en.ts')>;
