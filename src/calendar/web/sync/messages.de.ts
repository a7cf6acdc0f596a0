import type { IsTranslation } from '../../../kernel/translation.ts';

export const riprova = 'Noch einmal versuchen';
export const sincronizzazione = 'Abgleich';
export const cin = 'CIN';
export const calendarioDi = 'Kalender:';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
