/** Of an address that names no home. */
export const questaCasaNonCe = 'Questa casa non c’è';
export const nessunaCasaHaQuestoIndirizzo =
  'Nessuna casa di Ospitalia ha questo indirizzo: forse è stato copiato male.';
export const guardaLeCase = (inCitta: string) => `Guarda le case ${inCitta}`;
