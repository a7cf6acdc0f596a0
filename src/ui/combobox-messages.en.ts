import { pluralEn } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const cancella = (label: string) => `Clear ${label}`;
export const scegli = (label: string) => `Choose ${label}`;
export const nessunRisultato = 'No results';
export const risultati = (count: number) => pluralEn(count, { one: '1 result', other: `${count} results` });

true satisfies IsTranslation<typeof import('./combobox-messages.it.ts'), typeof import('./combobox-messages.en.ts')>;
