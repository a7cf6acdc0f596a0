import type { IsTranslation } from '../../../kernel/translation.ts';
import type { Precisione } from '../../../locations/rules/map-circle.ts';

export const doveSiTrova = 'Emplacement';
export const mare = 'Mer';
export const stazione = 'Gare';
export const aeroporto = 'Aéroport';
export const citta = 'Ville la plus proche';
/** Below one kilometre `metri` says whether both ends are known well enough to tell hundreds of metres. */
export const circa = (km: number, metri: boolean) => {
  if (km >= 1) return `environ ${km} km`;
  return metri ? `environ ${Math.round(km * 1000)} m` : 'moins de 1 km';
};
export const precisione: Record<Precisione, string> = {
  esatta: 'Le repère sur la carte indique l’emplacement de l’hébergement.',
  approssimativa: 'La carte montre la zone : l’adresse précise arrive avec la réservation confirmée.',
  comune: 'La carte montre la commune : le point précis n’est pas encore indiqué.',
};
export const distanze =
  'Distances à vol d’oiseau, arrondies. Il manque quelques lignes locales dans la liste des gares.';
export const fonti = 'Sources : Natural Earth, Trainline, OurAirports, GeoNames';

true satisfies IsTranslation<
  typeof import('./surroundings-messages.it.ts'),
  typeof import('./surroundings-messages.fr.ts')
>;
