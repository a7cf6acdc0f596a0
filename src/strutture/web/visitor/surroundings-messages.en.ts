import type { IsTranslation } from '../../../kernel/translation.ts';
import type { Precisione } from '../../../locations/rules/map-circle.ts';

export const doveSiTrova = 'Where you’ll be';
export const mare = 'Sea';
export const stazione = 'Railway station';
export const aeroporto = 'Airport';
export const citta = 'Nearest town';
/** Below one kilometre `metri` says whether both ends are known well enough to tell hundreds of metres. */
export const circa = (km: number, metri: boolean) => {
  if (km >= 1) return `about ${km} km`;
  return metri ? `about ${Math.round(km * 1000)} m` : 'less than 1 km';
};
export const precisione: Record<Precisione, string> = {
  esatta: 'The marker shows where it is.',
  approssimativa: 'The map shows the area: you get the exact address once your booking is confirmed.',
  comune: 'The map shows the town: the exact spot isn’t marked yet.',
};
export const distanze =
  'Distances as the crow flies, rounded. A few local lines are missing from the list of stations.';
export const fonti = 'Sources: Natural Earth, Trainline, OurAirports, GeoNames';

true satisfies IsTranslation<
  typeof import('./surroundings-messages.it.ts'),
  typeof import('./surroundings-messages.en.ts')
>;
