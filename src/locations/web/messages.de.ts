import type { IsTranslation } from '../../kernel/translation.ts';

export const conCase = 'Mit Unterkünften';
export const ancoraSenzaCase = 'Noch ohne Unterkünfte';
export const regioni = 'Regionen';
export const province = 'Provinzen';
export const struttureRicettive = 'Unterkünfte';
export const scegliUnaRegionePerVedere =
  'Wählen Sie eine Region, um die Provinzen und die Zahl der Unterkünfte in jedem Ort zu sehen.';
export const mappaDelleRegioniItalia = 'Karte der Regionen Italiens';
export const italia = 'Italien';
export const percorso = 'Sie sind hier';
export const vai = 'Los';
export const provincia = 'Provinz';
export const scegliUnaProvincia = 'Provinz wählen';
export const citta = 'Ort';
export const scegliUnaCitta = 'Ort wählen';
export const primaLaProvincia = 'Zuerst Provinz wählen';
export const esploraLeRegioniItalia = 'Entdecken Sie die Regionen Italiens';
export const cliccaSuUnaRegione = 'Klicken Sie auf eine Region und entdecken Sie Provinzen, Orte und Unterkünfte.';
export const scegliUnaRegione = 'Wählen Sie eine Region und entdecken Sie Provinzen, Orte und Unterkünfte.';
export const cartoline = 'Postkarten';
export const mappa = 'Karte';
export const vista = 'Ansicht';
export const regioniProvince = (ofRegioni: number, ofProvince: number) =>
  `${ofRegioni} Regionen, ${ofProvince} Provinzen`;
/** Where the provinces were not counted. */
export const soloRegioni = (ofRegioni: number) => `${ofRegioni} Regionen`;
export const esplora = 'Entdecken';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
