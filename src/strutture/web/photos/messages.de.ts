import type { IsTranslation } from '../../../kernel/translation.ts';

export const foto = (index: number) => `Foto ${index}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
