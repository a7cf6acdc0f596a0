import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const pagina = (number: number) => `Seite ${formatCount(number)}`;
export const paginaPrecedente = 'Vorherige Seite';
export const paginaSuccessiva = 'Nächste Seite';

true satisfies IsTranslation<typeof import('./paging-messages.it.ts'), typeof import('./paging-messages.de.ts')>;
