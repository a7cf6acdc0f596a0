import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (dove: string) => `Where ${dove}?`;
export const caseIn = (dove: string) => `Homes ${dove}`;
export const caseInENeiDintorni = (dove: string) => `Homes ${dove} and nearby`;
export const caseNeiDintorni = 'Homes nearby';
export const leCitta = (dove: string, nome: string) =>
  `The towns ${dove}, ${nome}, and the number of homes open in each.`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.en.ts')>;
