import type { IsTranslation } from '../../kernel/translation.ts';

export const fotoPrecedenteDi = (name: string) => `Previous photo of ${name}`;
export const fotoSuccessivaDi = (name: string) => `Next photo of ${name}`;

true satisfies IsTranslation<typeof import('./carousel-messages.it.ts'), typeof import('./carousel-messages.en.ts')>;
