import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';

/** What a map says by itself, whatever is shown on it. */
export const basemapMessages = {
  avvicina: 'Zoom avant sur la carte',
  allontana: 'Zoom arrière sur la carte',
  erroreMappa: 'La carte n’a pas pu se charger.',
  erroreGrafica: 'Ce navigateur n’arrive pas à afficher la carte : il faut WebGL 2, qui est peut-être désactivé.',
  riprova: 'Réessayer',
  dove: (nome: string) => `Carte : où se trouve ${nome || 'l’hébergement'}`,
  mostra: 'Afficher la carte',
  senzaScript: 'La carte nécessite JavaScript.',
  sposta: 'Repère de l’hébergement. Les flèches le déplacent, plus loin avec Maj',
  spostato: (lat: string, lon: string) => `Repère déplacé : latitude ${lat}, longitude ${lon}.`,
  fonte: '© OpenStreetMap',
  strade: 'Voir les rues sur OpenStreetMap',
  altroSito: '(ouvre un autre site, dans un autre onglet)',
  mare: 'Mer',
  /** On the map itself, where room is little. `metri` says whether both ends are known well enough to tell hundreds of metres. */
  lontano: (km: number, metri: boolean) => {
    if (km >= 1) return `${formatCount(km)} km`;
    return metri ? `${Math.round(km * 1000)} m` : 'moins de 1 km';
  },
  anello: (km: number) => `${formatCount(km)} km`,
  mari: {
    adriatico: 'Mer Adriatique',
    ligure: 'Mer Ligurienne',
    tirreno: 'Mer Tyrrhénienne',
    ionio: 'Mer Ionienne',
    sardegna: 'Mer de Sardaigne',
    sicilia: 'Canal de Sicile',
  },
  gesti: {
    'Map.Title': 'Carte : flèches pour la déplacer, plus et moins pour le zoom',
    'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + molette pour zoomer sur la carte',
    'CooperativeGesturesHandler.MacHelpText': '⌘ + molette pour zoomer sur la carte',
    'CooperativeGesturesHandler.MobileHelpText': 'Deux doigts pour déplacer la carte',
    'ScaleControl.Meters': 'm',
    'ScaleControl.Kilometers': 'km',
  },
};

true satisfies IsTranslation<typeof import('./basemap-messages.it.ts'), typeof import('./basemap-messages.fr.ts')>;
