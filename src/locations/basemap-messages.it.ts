import { formatCount } from '../kernel/format-count.ts';

/** What a map says by itself, whatever is shown on it. */
export const basemapMessages = {
  avvicina: 'Avvicina la mappa',
  allontana: 'Allontana la mappa',
  erroreMappa: 'La mappa non si è caricata.',
  erroreGrafica: 'Questo browser non riesce a disegnare la mappa: serve WebGL 2, che forse è spento.',
  riprova: 'Riprova',
  dove: (nome: string) => `Mappa: dove si trova ${nome || 'la casa'}`,
  mostra: 'Mostra la mappa',
  senzaScript: 'La mappa ha bisogno di JavaScript.',
  sposta: 'Segnaposto della casa. Le frecce lo spostano, con Maiusc di più',
  spostato: (lat: string, lon: string) => `Segnaposto spostato: latitudine ${lat}, longitudine ${lon}.`,
  fonte: '© OpenStreetMap',
  strade: 'Vedi le strade su OpenStreetMap',
  altroSito: '(si apre un altro sito, in un’altra scheda)',
  mare: 'Mare',
  /** On the map itself, where room is little. `metri` says whether both ends are known well enough to tell hundreds of metres. */
  lontano: (km: number, metri: boolean) => {
    if (km >= 1) return `${formatCount(km)} km`;
    return metri ? `${Math.round(km * 1000)} m` : 'meno di 1 km';
  },
  anello: (km: number) => `${formatCount(km)} km`,
  mari: {
    adriatico: 'Mare Adriatico',
    ligure: 'Mar Ligure',
    tirreno: 'Mar Tirreno',
    ionio: 'Mar Ionio',
    sardegna: 'Mar di Sardegna',
    sicilia: 'Canale di Sicilia',
  },
  gesti: {
    'Map.Title': 'Mappa: frecce per spostarla, più e meno per lo zoom',
    'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + rotella per lo zoom della mappa',
    'CooperativeGesturesHandler.MacHelpText': '⌘ + rotella per lo zoom della mappa',
    'CooperativeGesturesHandler.MobileHelpText': 'Due dita per spostare la mappa',
    'ScaleControl.Meters': 'm',
    'ScaleControl.Kilometers': 'km',
  },
} as const;
