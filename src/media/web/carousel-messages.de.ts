import type { IsTranslation } from '../../kernel/translation.ts';

export const fotoPrecedenteDi = (name: string) => `Vorheriges Foto: ${name}`;
export const fotoSuccessivaDi = (name: string) => `Nächstes Foto: ${name}`;

true satisfies IsTranslation<typeof import('./carousel-messages.it.ts'), typeof import('./carousel-messages.de.ts')>;
