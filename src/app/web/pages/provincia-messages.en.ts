import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (phrase: string) => `Where in the ${phrase}?`;
export const caseIn = (phrase: string) => `Homes in the ${phrase}`;
export const caseInENeiDintorni = (phrase: string) => `Homes in the ${phrase} and nearby`;
export const caseNeiDintorni = 'Homes nearby';
export const leCitta = (phrase: string, nome: string) =>
  `The towns in the ${phrase}, ${nome}, and the number of homes open in each.`;
export const inTesto = (phrase: string) => `in the ${phrase}`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.en.ts')>;
