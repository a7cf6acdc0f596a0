import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseDi = (inRegione: string) => `Maisons ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `Toutes les maisons ${inRegione}`;
export const aperteOggi = 'Maisons ouvertes aujourd’hui';
export const tutteLeCase = 'Toutes les maisons d’Italie';

true satisfies IsTranslation<typeof import('./articolo-messages.it.ts'), typeof import('./articolo-messages.fr.ts')>;
