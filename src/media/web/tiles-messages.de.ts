import type { IsTranslation } from '../../kernel/translation.ts';

export const piuFoto = (more: number) => `+${more} ${more === 1 ? 'Foto' : 'Fotos'}`;
export const fotoApriTutteLeFoto = (more: number, all: number) => `${piuFoto(more)}: alle ${all} Fotos öffnen`;
export const apriLaFoto = (position: number, all: number) => `Foto ${position} von ${all} öffnen`;
export const tutteLeFoto = (all: number) => `Alle ${all} Fotos`;

true satisfies IsTranslation<typeof import('./tiles-messages.it.ts'), typeof import('./tiles-messages.de.ts')>;
