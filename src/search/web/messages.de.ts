import type { IsTranslation } from '../../kernel/translation.ts';

export const tutteLeCase = (where: string) => `Alle Unterkünfte ${where}`;
export const conDatePrezzoEServizi = (dove: string) => `${dove}, mit Reisedaten, Preis und Ausstattung`;
export const sullaMappa = 'Auch auf der Karte';
export const filtriAttivi = 'Aktive Filter';
export const arrivo = 'Anreise';
export const partenza = 'Abreise';
export const ospiti = 'Gäste';
export const mostraLeCase = 'Unterkünfte zeigen';
export const trovaUnaCasa = 'Unterkunft finden';
export const togliDateEOspiti = 'Reisedaten und Gäste entfernen';
export const italia = 'Italien';
export const cerca = 'Suchen';
export const percorso = 'Sie sind hier';
export const vai = 'Los';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
