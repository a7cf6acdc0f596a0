import { formatCount } from '../../../kernel/format-count.ts';

export const tornaIndietro = 'Torna indietro';
export const carichiamoLePrenotazioni = 'Carichiamo le prenotazioni…';
export const svuotaDb = 'Svuota DB';
export const eliminaTutte = 'Elimina Tutte';
export const laStruttura = 'la struttura';
export const tornaA = (labels: string) => `Torna a ${labels}`;
export const eccoLePrime = (count: number) => `, ecco le prime ${formatCount(count)}`;
