export const leCamere = 'Le camere';
export const finoA = (ospiti: string) => `Fino a ${ospiti}`;
export const bagnoPrivato = 'Bagno privato';
export const bagnoInComune = 'Bagno in comune';
export const nonDisponibile = 'Non disponibile';
export const notte = '/ notte';
export const scegli = 'Scegli';
export const scelta = 'Scelta';
export const unaCameraDi = (casa: string) => `Una camera di ${casa}`;
export const unaDelleCamere = 'Una delle camere';
export const tutteA = (prezzo: string) => `Tutte a ${prezzo} a notte. Se ne preferisci una, sceglila qui.`;
export const prezzoDi = (camera: string) =>
  `Il prezzo che vedi è di ${camera}, la più economica. Se ne preferisci un’altra, sceglila qui.`;
