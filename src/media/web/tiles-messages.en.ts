import type { IsTranslation } from '../../kernel/translation.ts';
import { pluralEn } from '../../kernel/plural.ts';

export const piuFoto = (more: number) => `+${pluralEn(more, { one: '1 photo', other: `${more} photos` })}`;
export const fotoApriTutteLeFoto = (more: number, all: number) => `${piuFoto(more)}: open all ${all} photos`;
export const apriLaFoto = (position: number, all: number) => `Open photo ${position} of ${all}`;
export const tutteLeFoto = (all: number) => `All ${all} photos`;

true satisfies IsTranslation<typeof import('./tiles-messages.it.ts'), typeof import('./tiles-messages.en.ts')>;
