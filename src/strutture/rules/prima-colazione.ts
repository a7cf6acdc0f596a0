/**
 * The service that some types include automatically (PRODUCT.md § 4, "Type rule"). It has its own file so that visitors' pages do
 * not load the list of all services (`servizi.ts`).
 */
export const PRIMA_COLAZIONE = 'Prima Colazione Inclusa';
