import type { IsTranslation } from '../../../kernel/translation.ts';

export const piuDi = (homes: string) => `more than ${homes}`;
export const comeOrdiniamoLeCase = 'How we sort places';
export const inTuttaItalia = 'all over Italy';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
