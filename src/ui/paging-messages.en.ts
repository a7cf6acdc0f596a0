import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';

export const pagina = (number: number) => `Page ${formatCount(number)}`;
export const paginaPrecedente = 'Previous page';
export const paginaSuccessiva = 'Next page';

true satisfies IsTranslation<typeof import('./paging-messages.it.ts'), typeof import('./paging-messages.en.ts')>;
