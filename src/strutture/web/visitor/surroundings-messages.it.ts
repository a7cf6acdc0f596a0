import type { Precisione } from '../../../locations/rules/map-circle.ts';

export const doveSiTrova = 'Dove si trova';
export const mare = 'Mare';
export const stazione = 'Stazione ferroviaria';
export const aeroporto = 'Aeroporto';
export const citta = 'Città più vicina';
/** Below one kilometre `metri` says whether both ends are known well enough to tell hundreds of metres. */
export const circa = (km: number, metri: boolean) => {
  if (km >= 1) return `circa ${km} km`;
  return metri ? `circa ${Math.round(km * 1000)} m` : 'meno di 1 km';
};
export const precisione: Record<Precisione, string> = {
  esatta: 'Il segnaposto indica la casa.',
  approssimativa: 'La mappa mostra la zona: l’indirizzo preciso arriva con la prenotazione confermata.',
  comune: 'La mappa mostra il comune: il punto preciso non è ancora segnato.',
};
export const distanze =
  'Distanze in linea d’aria, arrotondate. Nell’elenco delle stazioni mancano alcune linee locali.';
export const fonti = 'Fonti: Natural Earth, Trainline, OurAirports, GeoNames';
