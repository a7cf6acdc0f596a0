import type { IsTranslation } from '../../kernel/translation.ts';

export const conCase = 'With places to stay';
export const ancoraSenzaCase = 'No places to stay yet';
export const regioni = 'Regions';
export const province = 'Provinces';
export const struttureRicettive = 'Places to stay';
export const scegliUnaRegionePerVedere = 'Choose a region to see its provinces and the number of places in each town.';
export const mappaDelleRegioniItalia = 'Map of the regions of Italy';
export const italia = 'Italy';
export const percorso = 'Breadcrumb';
export const vai = 'Go';
export const provincia = 'Province';
export const scegliUnaProvincia = 'Choose a province';
export const citta = 'Town';
export const scegliUnaCitta = 'Choose a town';
export const primaLaProvincia = 'Province first';
export const esploraLeRegioniItalia = 'Explore the regions of Italy';
export const cliccaSuUnaRegione = 'Click on a region to discover its provinces, towns and places to stay.';
export const scegliUnaRegione = 'Choose a region to discover its provinces, towns and places to stay.';
export const cartoline = 'Postcards';
export const mappa = 'Map';
export const vista = 'View';
export const regioniProvince = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} regions, ${ofProvince} provinces`;
/** Where the provinces were not counted. */
export const soloRegioni = (ofRegioni: number) => `${ofRegioni} regions`;
export const esplora = 'Explore';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
