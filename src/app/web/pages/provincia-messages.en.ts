import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (dove: string) => `Where ${dove}?`;
export const caseIn = (dove: string) => `Places to stay ${dove}`;
export const caseInENeiDintorni = (dove: string) => `Places to stay ${dove} and nearby`;
export const caseNeiDintorni = 'Places to stay nearby';
export const leCitta = (dove: string, nome: string) =>
  `The towns ${dove}, ${nome}, and the number of places to stay in each.`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.en.ts')>;
