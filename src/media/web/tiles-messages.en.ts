import type { IsTranslation } from '../../kernel/translation.ts';
import { pluralEn } from '../../kernel/plural.ts';

export const fotoApriTutteLeFoto = (more: number, all: number) =>
  `+${pluralEn(more, { one: '1 photo', other: `${more} photos` })}: open all ${all} photos`;
export const apriLaFoto = (position: number, all: number) => `Open photo ${position} of ${all}`;
export const tutteLeFoto = (all: number) => `All ${all} photos`;

true satisfies IsTranslation<typeof import('./tiles-messages.it.ts'), typeof import('./tiles-messages.en.ts')>;
