import type { IsTranslation } from '../../../kernel/translation.ts';

export const alle = (moment: string) => `um ${moment} Uhr`;
export const ieriAlle = (moment: string) => `gestern um ${moment} Uhr`;
export const domaniAlle = (moment: string) => `morgen um ${moment} Uhr`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
