import type { IsTranslation } from '../../../kernel/translation.ts';
import { pluralEn } from '../../../kernel/plural.ts';

export const quanteProvince = (count: number) => pluralEn(count, { one: '1 province', other: `${count} provinces` });
export const sceglineUnaPerVedere = 'choose one to see its towns';
export const dove = (inRegione: string) => `Where ${inRegione}?`;
export const caseTesto = (inRegione: string) => `Places to stay ${inRegione}`;
export const scegliUnaProvinciaEGuarda = (inRegione: string) =>
  `Choose a province and see the places to stay ${inRegione}: holiday homes, B&Bs, guest rooms and farm stays.`;

true satisfies IsTranslation<typeof import('./regione-messages.it.ts'), typeof import('./regione-messages.en.ts')>;
