import type { IsTranslation } from '../../../kernel/translation.ts';

export const occupataNelleTueDate = 'Occupé à vos dates';
export const dateLiberePiuVicine = 'Les dates libres les plus proches :';
export const suRichiesta = 'sur demande';
export const altreCaseLibere = 'D’autres hébergements libres à vos dates';

true satisfies IsTranslation<
  typeof import('./free-dates-messages.it.ts'),
  typeof import('./free-dates-messages.fr.ts')
>;
