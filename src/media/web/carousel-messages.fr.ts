import type { IsTranslation } from '../../kernel/translation.ts';

export const fotoPrecedenteDi = (name: string) => `Photo précédente : ${name}`;
export const fotoSuccessivaDi = (name: string) => `Photo suivante : ${name}`;

true satisfies IsTranslation<typeof import('./carousel-messages.it.ts'), typeof import('./carousel-messages.fr.ts')>;
