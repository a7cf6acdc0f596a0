import type { IsTranslation } from '../../kernel/translation.ts';

export const altreFoto = 'Weitere Fotos';
export const ingrandisci = (photo: string) => `Vergrößern: ${photo}`;

true satisfies IsTranslation<typeof import('./gallery-messages.it.ts'), typeof import('./gallery-messages.de.ts')>;
