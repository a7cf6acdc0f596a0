/**
 * The service that comes with some types by itself (PRODUCT.md § 4, "Type rule"). In a file of its own: who looks at homes
 * does not load the list of all services (`servizi.ts`).
 */
export const PRIMA_COLAZIONE = 'Prima Colazione Inclusa';
