export const disegnoDi = (regione: string) => `${regione}, un disegno`;
export const inArrivo = 'Le foto di questa casa sono in arrivo';
export const intanto = 'Intanto ti mostriamo la sua regione. Per vedere le stanze,';
export const chiediAChiApre = 'chiedi a chi ti apre la porta.';
