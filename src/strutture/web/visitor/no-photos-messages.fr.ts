import type { IsTranslation } from '../../../kernel/translation.ts';

export const disegnoDi = (regione: string) => `${regione}, un dessin`;
export const inArrivo = 'Les photos de cet hébergement arrivent bientôt';
export const intanto = 'En attendant, nous vous montrons sa région. Pour voir les pièces,';
export const chiediAChiApre = 'demandez au propriétaire.';

true satisfies IsTranslation<typeof import('./no-photos-messages.it.ts'), typeof import('./no-photos-messages.fr.ts')>;
