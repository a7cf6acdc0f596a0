import type { IsTranslation } from '../../../../kernel/translation.ts';

export const cambialo = 'Ändern';
export const prezzi = 'Preise';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
