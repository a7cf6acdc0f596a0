import type { IsTranslation } from '../kernel/translation.ts';

export const oggi = (name: string) => `Heute, ${name}`;
export const mesePrecedente = 'Vorheriger Monat';
export const meseSuccessivo = 'Nächster Monat';

true satisfies IsTranslation<typeof import('./month-messages.it.ts'), typeof import('./month-messages.de.ts')>;
