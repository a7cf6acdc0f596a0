import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const cancella = (label: string) => `${label}: leeren`;
export const scegli = (label: string) => `${label}: wählen`;
export const nessunRisultato = 'Kein Ergebnis';
export const risultati = (count: number) => pluralDe(count, { one: '1 Ergebnis', other: `${count} Ergebnisse` });

true satisfies IsTranslation<typeof import('./combobox-messages.it.ts'), typeof import('./combobox-messages.de.ts')>;
