import type { IsTranslation } from '../../../kernel/translation.ts';

export const doveIn = (dove: string) => `Wo ${dove}?`;
export const caseIn = (dove: string) => `Unterkünfte ${dove}`;
export const caseInENeiDintorni = (dove: string) => `Unterkünfte ${dove} und Umgebung`;
export const caseNeiDintorni = 'Unterkünfte in der Umgebung';
export const leCitta = (dove: string, nome: string) =>
  `Die Orte ${dove} (${nome}) und wie viele Unterkünfte es dort jeweils gibt.`;

true satisfies IsTranslation<typeof import('./provincia-messages.it.ts'), typeof import('./provincia-messages.de.ts')>;
