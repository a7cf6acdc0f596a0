import type { IsTranslation } from '../../../kernel/translation.ts';

export const piuDi = (homes: string) => `über ${homes}`;
export const comeOrdiniamoLeCase = 'So sortieren wir';
export const inTuttaItalia = 'in ganz Italien';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
