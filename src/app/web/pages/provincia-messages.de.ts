import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (phrase: string) => `Wo in der ${phrase}?`;
export const caseIn = (phrase: string) => `Unterkünfte in der ${phrase}`;
export const caseInENeiDintorni = (phrase: string) => `Unterkünfte in der ${phrase} und Umgebung`;
export const caseNeiDintorni = 'Unterkünfte in der Umgebung';
export const leCitta = (phrase: string, nome: string) =>
  `Die Orte in der ${phrase}, ${nome}, und wie viele Unterkünfte es in jedem gibt.`;
export const inTesto = (phrase: string) => `in der ${phrase}`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.de.ts')>;
