export const inCheMese = 'In che mese';
export const perQuanto = 'Per quanto';
export const unWeekend = 'Un weekend';
export const altroPeriodo = (label: string) => `Scelta attuale: ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
export const altriMesi = 'Altri mesi';
