import type { IsTranslation } from '../../kernel/translation.ts';

export const tutteLeCase = (where: string) => `All places to stay ${where}`;
export const conDatePrezzoEServizi = (dove: string) => `${dove}, with dates, price and amenities`;
export const sullaMappa = 'Also on the map';
export const filtriAttivi = 'Active filters';
export const arrivo = 'Arrival';
export const partenza = 'Departure';
export const ospiti = 'Guests';
export const mostraLeCase = 'Show places';
export const trovaUnaCasa = 'Find a place';
export const togliDateEOspiti = 'Clear dates and guests';
export const italia = 'Italy';
export const cerca = 'Search';
export const percorso = 'Breadcrumb';
export const vai = 'Go';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
