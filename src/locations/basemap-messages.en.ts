import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';

/** What a map says by itself, whatever is shown on it. */
export const basemapMessages = {
  avvicina: 'Zoom in',
  allontana: 'Zoom out',
  erroreMappa: 'The map didn’t load.',
  erroreGrafica: 'This browser can’t display the map: it needs WebGL 2, which may be turned off.',
  riprova: 'Try again',
  dove: (nome: string) => `Map: where ${nome || 'the place'} is`,
  mostra: 'Show the map',
  senzaScript: 'The map needs JavaScript.',
  sposta: 'The place’s marker. Arrow keys move it, further with Shift',
  spostato: (lat: string, lon: string) => `Marker moved: latitude ${lat}, longitude ${lon}.`,
  fonte: '© OpenStreetMap',
  strade: 'See the streets on OpenStreetMap',
  altroSito: '(opens another site in a new tab)',
  mare: 'Sea',
  /** On the map itself, where room is little. `metri` says whether both ends are known well enough to tell hundreds of metres. */
  lontano: (km: number, metri: boolean) => {
    if (km >= 1) return `${formatCount(km)} km`;
    return metri ? `${Math.round(km * 1000)} m` : 'under 1 km';
  },
  anello: (km: number) => `${formatCount(km)} km`,
  mari: {
    adriatico: 'Adriatic Sea',
    ligure: 'Ligurian Sea',
    tirreno: 'Tyrrhenian Sea',
    ionio: 'Ionian Sea',
    sardegna: 'Sea of Sardinia',
    sicilia: 'Strait of Sicily',
  },
  gesti: {
    'Map.Title': 'Map: arrow keys to move it, plus and minus to zoom',
    'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + scroll to zoom the map',
    'CooperativeGesturesHandler.MacHelpText': '⌘ + scroll to zoom the map',
    'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
    'ScaleControl.Meters': 'm',
    'ScaleControl.Kilometers': 'km',
  },
};

true satisfies IsTranslation<typeof import('./basemap-messages.it.ts'), typeof import('./basemap-messages.en.ts')>;
