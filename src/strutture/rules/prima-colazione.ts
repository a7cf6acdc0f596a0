/** Separate from `servizi.ts`, so that visitors' pages do not load the list of all services. */
export const PRIMA_COLAZIONE = 'Prima Colazione Inclusa';
