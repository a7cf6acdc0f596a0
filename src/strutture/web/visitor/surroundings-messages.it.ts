import type { Precisione } from '../../../locations/rules/map-circle.ts';

export const doveSei = 'Dove sei';
export const mare = 'Mare';
export const stazione = 'Stazione ferroviaria';
export const aeroporto = 'Aeroporto';
export const citta = 'Città più vicina';
export const circa = (km: number) => `circa ${km} km`;
export const circaDa = (nome: string, km: number) => `${nome}, circa ${km} km`;
export const precisione: Record<Precisione, string> = {
  esatta: 'Il segno sulla mappa è dove si trova la casa.',
  approssimativa: 'La mappa mostra la zona: l’indirizzo preciso arriva con la prenotazione confermata.',
  comune: 'La mappa mostra il comune: il punto preciso non è ancora segnato.',
};
export const distanze = 'Distanze in linea d’aria, arrotondate al chilometro.';
export const fonti = 'Fonti: Natural Earth, Trainline, OurAirports, GeoNames';
