import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';

export const basemapMessages = {
  avvicina: 'Karte vergrößern',
  allontana: 'Karte verkleinern',
  erroreMappa: 'Die Karte konnte nicht geladen werden.',
  erroreGrafica:
    'Dieser Browser kann die Karte nicht darstellen. Sie braucht WebGL 2, vielleicht ist es ausgeschaltet.',
  riprova: 'Noch einmal versuchen',
  dove: (nome: string) => `Karte: Hier liegt ${nome || 'die Unterkunft'}`,
  mostra: 'Karte zeigen',
  senzaScript: 'Für die Karte ist JavaScript nötig.',
  sposta: 'Markierung der Unterkunft. Die Pfeiltasten bewegen sie, mit Umschalttaste in größeren Schritten',
  spostato: (lat: string, lon: string) => `Markierung verschoben: Breite ${lat}, Länge ${lon}.`,
  fonte: '© OpenStreetMap',
  strade: 'Straßen auf OpenStreetMap ansehen',
  altroSito: '(öffnet eine andere Website in einem neuen Tab)',
  mare: 'Meer',
  lontano: (km: number, metri: boolean) => {
    if (km >= 1) return `${formatCount(km)} km`;
    return metri ? `${Math.round(km * 1000)} m` : 'unter 1 km';
  },
  anello: (km: number) => `${formatCount(km)} km`,
  mari: {
    adriatico: 'Adria',
    ligure: 'Ligurisches Meer',
    tirreno: 'Tyrrhenisches Meer',
    ionio: 'Ionisches Meer',
    sardegna: 'Sardisches Meer',
    sicilia: 'Straße von Sizilien',
  },
  gesti: {
    'Map.Title': 'Karte: Pfeiltasten zum Verschieben, Plus und Minus für den Zoom',
    'CooperativeGesturesHandler.WindowsHelpText': 'Strg + Mausrad zum Zoomen der Karte',
    'CooperativeGesturesHandler.MacHelpText': '⌘ + Mausrad zum Zoomen der Karte',
    'CooperativeGesturesHandler.MobileHelpText': 'Mit zwei Fingern die Karte verschieben',
    'ScaleControl.Meters': 'm',
    'ScaleControl.Kilometers': 'km',
  },
} as const;

true satisfies IsTranslation<typeof import('./basemap-messages.it.ts'), typeof import('./basemap-messages.de.ts')>;
