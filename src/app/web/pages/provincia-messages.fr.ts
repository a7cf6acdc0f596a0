import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (phrase: string) => `Où, dans la ${phrase} ?`;
export const caseIn = (phrase: string) => `Hébergements dans la ${phrase}`;
export const caseInENeiDintorni = (phrase: string) => `Hébergements dans la ${phrase} et aux alentours`;
export const caseNeiDintorni = 'Hébergements aux alentours';
export const leCitta = (phrase: string, nome: string) =>
  `Les villes de la ${phrase}, ${nome}, et le nombre d’hébergements ouverts dans chacune.`;
export const inTesto = (phrase: string) => `dans la ${phrase}`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.fr.ts')>;
