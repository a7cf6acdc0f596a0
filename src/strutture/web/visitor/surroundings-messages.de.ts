import type { IsTranslation } from '../../../kernel/translation.ts';
import type { Precisione } from '../../../locations/rules/map-circle.ts';

export const doveSiTrova = 'Lage';
export const mare = 'Meer';
export const stazione = 'Bahnhof';
export const aeroporto = 'Flughafen';
export const citta = 'Nächste Stadt';
/** Below one kilometre `metri` says whether both ends are known well enough to tell hundreds of metres. */
export const circa = (km: number, metri: boolean) => {
  if (km >= 1) return `etwa ${km} km`;
  return metri ? `etwa ${Math.round(km * 1000)} m` : 'unter 1 km';
};
export const precisione: Record<Precisione, string> = {
  esatta: 'Die Markierung auf der Karte zeigt, wo die Unterkunft liegt.',
  approssimativa: 'Die Karte zeigt die Gegend. Die genaue Adresse erhalten Sie mit der bestätigten Buchung.',
  comune: 'Die Karte zeigt die Gemeinde. Der genaue Punkt ist noch nicht eingetragen.',
};
export const distanze = 'Entfernungen als Luftlinie, gerundet. Im Verzeichnis der Bahnhöfe fehlen einige Lokalbahnen.';
export const fonti = 'Quellen: Natural Earth, Trainline, OurAirports, GeoNames';

true satisfies IsTranslation<
  typeof import('./surroundings-messages.it.ts'),
  typeof import('./surroundings-messages.de.ts')
>;
