import type { IsTranslation } from '../../../kernel/translation.ts';

export const occupataNelleTueDate = 'Occupée à vos dates';
export const dateLiberePiuVicine = 'Les dates libres les plus proches :';
export const altreCaseLibere = 'D’autres maisons libres à vos dates';

true satisfies IsTranslation<
  typeof import('./free-dates-messages.it.ts'),
  typeof import('./free-dates-messages.fr.ts')
>;
