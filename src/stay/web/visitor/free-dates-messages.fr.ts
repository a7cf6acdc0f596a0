import type { IsTranslation } from '../../../kernel/translation.ts';

export const occupataNelleTueDate = 'Indisponible à vos dates';
export const dateLiberePiuVicine = 'Les dates disponibles les plus proches :';
export const suRichiesta = 'sur demande';
export const altreCaseLibere = 'D’autres hébergements disponibles à vos dates';

true satisfies IsTranslation<
  typeof import('./free-dates-messages.it.ts'),
  typeof import('./free-dates-messages.fr.ts')
>;
