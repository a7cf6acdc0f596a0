import type { IsTranslation } from '../kernel/translation.ts';

export const oggi = (name: string) => `Aujourd’hui, ${name}`;
export const mesePrecedente = 'Mois précédent';
export const meseSuccessivo = 'Mois suivant';

true satisfies IsTranslation<typeof import('./month-messages.it.ts'), typeof import('./month-messages.fr.ts')>;
