import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (dove: string) => `Où, ${dove} ?`;
export const caseIn = (dove: string) => `Hébergements ${dove}`;
export const caseInENeiDintorni = (dove: string) => `Hébergements ${dove} et aux alentours`;
export const caseNeiDintorni = 'Hébergements aux alentours';
export const leCitta = (dove: string, nome: string) =>
  `Les communes où séjourner ${dove} (${nome}), avec le nombre d’hébergements de chacune.`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.fr.ts')>;
