import type { IsTranslation } from '../../../kernel/translation.ts';

export const leMieStrutture = 'Meine Unterkünfte';
export const areaProprietari = 'Gastgeberbereich';

true satisfies IsTranslation<
  typeof import('./proprietario-messages.it.ts'),
  typeof import('./proprietario-messages.de.ts')
>;
