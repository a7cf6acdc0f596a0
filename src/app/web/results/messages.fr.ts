import type { IsTranslation } from '../../../kernel/translation.ts';

export const piuDi = (homes: string) => `plus de ${homes}`;
export const comeOrdiniamoLeCase = 'L’ordre des hébergements';
export const inTuttaItalia = 'dans toute l’Italie';
export const inTesto = (provinciaPhrase: string) => `dans la ${provinciaPhrase}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
