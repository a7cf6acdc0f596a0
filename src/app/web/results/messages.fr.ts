import type { IsTranslation } from '../../../kernel/translation.ts';

export const piuDi = (homes: string) => `plus de ${homes}`;
export const comeOrdiniamoLeCase = 'Comment nous les classons';
export const inTuttaItalia = 'dans toute l’Italie';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
