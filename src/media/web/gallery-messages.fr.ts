import type { IsTranslation } from '../../kernel/translation.ts';

export const altreFoto = 'Autres photos';
export const ingrandisci = (photo: string) => `Agrandir : ${photo}`;

true satisfies IsTranslation<typeof import('./gallery-messages.it.ts'), typeof import('./gallery-messages.fr.ts')>;
