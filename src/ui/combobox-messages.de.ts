import type { IsTranslation } from '../kernel/translation.ts';

export const cancella = (label: string) => `${label}: leeren`;
export const scegli = (label: string) => `${label}: wählen`;
export const nessunRisultato = 'Kein Ergebnis';

true satisfies IsTranslation<typeof import('./combobox-messages.it.ts'), typeof import('./combobox-messages.de.ts')>;
