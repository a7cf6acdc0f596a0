export const leCamere = 'Le camere';
export const finoA = (ospiti: string) => `Fino a ${ospiti}`;
export const bagnoPrivato = 'Bagno privato';
export const bagnoInComune = 'Bagno in comune';
export const nonDisponibile = 'Non disponibile';
export const notte = '/ notte';
export const scegli = 'Scegli';
export const scelta = 'Scelta';
