import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (dove: string) => `Où, ${dove} ?`;
export const caseIn = (dove: string) => `Maisons ${dove}`;
export const caseInENeiDintorni = (dove: string) => `Maisons ${dove} et aux alentours`;
export const caseNeiDintorni = 'Maisons aux alentours';
export const leCitta = (dove: string, nome: string) =>
  `Les villes ${dove}, ${nome}, et le nombre de maisons ouvertes dans chacune.`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.fr.ts')>;
