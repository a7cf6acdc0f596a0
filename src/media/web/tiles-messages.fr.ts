import type { IsTranslation } from '../../kernel/translation.ts';
import { pluralFr } from '../../kernel/plural.ts';

export const piuFoto = (more: number) => `+${more} ${pluralFr(more, { one: 'photo', other: 'photos' })}`;
export const fotoApriTutteLeFoto = (more: number, all: number) => `${piuFoto(more)} : ouvrir les ${all} photos`;
export const apriLaFoto = (position: number, all: number) => `Ouvrir la photo ${position} sur ${all}`;
export const tutteLeFoto = (all: number) => `Les ${all} photos`;

true satisfies IsTranslation<typeof import('./tiles-messages.it.ts'), typeof import('./tiles-messages.fr.ts')>;
