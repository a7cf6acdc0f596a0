import type { IsTranslation } from '../../kernel/translation.ts';

export const fotoApriTutteLeFoto = (more: number, all: number) => `+${more} Fotos: alle ${all} Fotos öffnen`;
export const apriLaFoto = (position: number, all: number) => `Foto ${position} von ${all} öffnen`;
export const tutteLeFoto = (all: number) => `Alle ${all} Fotos`;

true satisfies IsTranslation<typeof import('./tiles-messages.it.ts'), typeof import('./tiles-messages.de.ts')>;
