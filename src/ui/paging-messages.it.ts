import { formatCount } from '../kernel/format-count.ts';

export const pagina = (number: number) => `Pagina ${formatCount(number)}`;
export const paginaPrecedente = 'Pagina precedente';
export const paginaSuccessiva = 'Pagina successiva';
