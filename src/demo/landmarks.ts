import type { LatLon } from '../locations/rules/lat-lon.ts';
import type { Shore } from '../locations/rules/measure-surroundings.ts';
import { parseShores } from '../locations/rules/parse-landmarks.ts';

/** A massif: where its high valleys are, and how far they reach in kilometres. */
export type Massif = LatLon & { name: string; radiusKm: number };

function massif(name: string, lat: number, lon: number, radiusKm: number): Massif {
  return { name, lat, lon, radiusKm };
}

/** The Alps from west to east, then the Apennines and the islands from north to south. Coarse: for demo listings only. */
export const MASSIFS: readonly Massif[] = [
  massif('Alpi Marittime', 44.18, 7.35, 22),
  massif('Monviso', 44.6, 7.08, 18),
  massif('Alta Val di Susa', 45.02, 6.85, 18),
  massif('Gran Paradiso', 45.55, 7.27, 24),
  massif('Monte Bianco', 45.8, 6.97, 18),
  massif('Monte Rosa', 45.88, 7.75, 22),
  massif('Ossola', 46.22, 8.3, 20),
  massif('Valchiavenna', 46.42, 9.36, 14),
  massif('Bernina', 46.28, 9.88, 18),
  massif('Stelvio', 46.52, 10.35, 22),
  massif('Orobie', 45.99, 9.85, 14),
  massif('Adamello', 46.17, 10.45, 18),
  massif('Dolomiti di Brenta', 46.18, 10.85, 18),
  massif('Val Venosta', 46.64, 10.7, 24),
  massif('Merano', 46.7, 11.15, 18),
  massif('Sarentino', 46.6, 11.4, 18),
  massif('Valle Aurina', 46.9, 11.85, 25),
  massif('Dolomiti', 46.48, 11.85, 26),
  massif('Cortina', 46.6, 12.2, 24),
  massif('Pale di San Martino', 46.22, 11.8, 14),
  massif('Altopiano di Asiago', 45.9, 11.5, 12),
  massif('Folgaria', 45.9, 11.17, 9),
  massif('Cadore', 46.46, 12.45, 18),
  massif('Carnia', 46.48, 12.95, 20),
  massif('Tarvisio', 46.48, 13.5, 16),
  massif('Cerreto', 44.33, 10.3, 12),
  massif('Abetone', 44.14, 10.66, 14),
  massif('Foreste Casentinesi', 43.83, 11.8, 10),
  massif('Monti Sibillini', 42.88, 13.22, 17),
  massif('Terminillo', 42.47, 12.99, 10),
  massif('Gran Sasso', 42.48, 13.5, 18),
  massif('Sirente', 42.15, 13.55, 14),
  massif('Maiella', 42.06, 14.08, 15),
  massif('Simbruini', 41.93, 13.2, 9),
  massif('Parco d’Abruzzo', 41.8, 13.85, 18),
  massif('Alto Sangro', 41.83, 14.08, 9),
  massif('Matese', 41.46, 14.37, 12),
  massif('Laceno', 40.82, 15.08, 9),
  massif('Pollino', 39.95, 16.15, 15),
  massif('Sila', 39.35, 16.52, 17),
  massif('Aspromonte', 38.16, 15.88, 8),
  massif('Nebrodi', 37.93, 14.65, 9),
  massif('Madonie', 37.87, 14.02, 10),
  massif('Etna', 37.73, 15.03, 10),
  massif('Gennargentu', 40.0, 9.32, 15),
];

/** Shores of the lakes where people spend holidays, by their names after "lago". */
export const LAKES: readonly { name: string; shores: Shore[] }[] = [
  {
    name: 'di Garda',
    shores: parseShores(
      '45.47,10.54 45.49,10.61 45.44,10.69 45.51,10.73 45.61,10.69 45.76,10.81 45.88,10.86 45.89,10.84 45.81,10.79 45.69,10.66 45.61,10.52 45.47,10.54',
    ),
  },
  {
    name: 'di Como',
    shores: parseShores(
      '45.81,9.08 45.94,9.13 46.02,9.24 46.15,9.3 46.13,9.37 46.04,9.3 45.92,9.32 45.86,9.4\n45.98,9.26',
    ),
  },
  {
    name: 'Maggiore',
    shores: parseShores('45.73,8.58 45.76,8.56 45.88,8.54 45.92,8.55 46.06,8.7\n46,8.74 45.91,8.62 45.77,8.58'),
  },
  { name: 'd’Iseo', shores: parseShores('45.67,9.96 45.81,10.07 45.81,10.11 45.74,10.09 45.66,10.05 45.67,9.96') },
  { name: 'd’Orta', shores: parseShores('45.8,8.41 45.88,8.41') },
  { name: 'Trasimeno', shores: parseShores('43.13,12.05 43.21,12.07 43.19,12.14 43.12,12.17') },
  {
    name: 'di Bolsena',
    shores: parseShores('42.64,11.99 42.55,12.03 42.53,11.93 42.55,11.91 42.64,11.86 42.64,11.99'),
  },
  { name: 'di Bracciano', shores: parseShores('42.1,12.18 42.09,12.28 42.16,12.24 42.1,12.18') },
];

/** Alberobello, in the middle of the valley where trulli stand. */
export const TRULLI: Massif = massif('Valle d’Itria', 40.78, 17.24, 20);
