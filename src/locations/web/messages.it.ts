export const conCase = 'Con case';
export const ancoraSenzaCase = 'Ancora senza case';
export const regioni = 'Regioni';
export const province = 'Province';
export const struttureRicettive = 'Strutture Ricettive';
export const scegliUnaRegionePerVedere = 'Scegli una regione per vedere le province e il numero di case in ogni città.';
export const mappaDelleRegioniItalia = 'Mappa delle regioni d’Italia';
export const italia = 'Italia';
export const percorso = 'Percorso';
export const vai = 'Vai';
export const provincia = 'Provincia';
export const scegliUnaProvincia = 'Scegli una provincia';
export const citta = 'Città';
export const scegliUnaCitta = 'Scegli una città';
export const primaLaProvincia = 'Prima la provincia';
export const esploraLeRegioniItalia = "Esplora le Regioni d'Italia";
export const cliccaSuUnaRegione = 'Clicca su una regione per scoprire province, città e case.';
export const scegliUnaRegione = 'Scegli una regione per scoprire province, città e case.';
export const cartoline = 'Cartoline';
export const mappa = 'Mappa';
export const vista = 'Vista';
export const regioniProvince = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} regioni, ${ofProvince} province`;
/** Where the provinces were not counted. */
export const soloRegioni = (ofRegioni: number) => `${ofRegioni} regioni`;
export const esplora = 'Esplora';
