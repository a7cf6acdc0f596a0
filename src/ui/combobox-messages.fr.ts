import { pluralFr } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const cancella = (label: string) => `Effacer : ${label}`;
export const scegli = (label: string) => `Choisir : ${label}`;
export const nessunRisultato = 'Aucun résultat';
export const risultati = (count: number) => pluralFr(count, { one: `${count} résultat`, other: `${count} résultats` });

true satisfies IsTranslation<typeof import('./combobox-messages.it.ts'), typeof import('./combobox-messages.fr.ts')>;
