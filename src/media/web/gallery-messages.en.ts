import type { IsTranslation } from '../../kernel/translation.ts';

export const altreFoto = 'More photos';
export const ingrandisci = (photo: string) => `Enlarge: ${photo}`;

true satisfies IsTranslation<typeof import('./gallery-messages.it.ts'), typeof import('./gallery-messages.en.ts')>;
