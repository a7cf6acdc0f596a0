import type { REGIONI } from './regioni.ts';

/** The names duplicate those in `source/foreign-names.txt`, so that pages can use them without a database query. */
export const REGION_NAMES = {
  PIE: 'Piemonte',
  VDA: "Valle d'Aosta",
  LOM: 'Lombardia',
  TAA: 'Trentino-Alto Adige',
  VEN: 'Veneto',
  FVG: 'Friuli-Venezia Giulia',
  LIG: 'Liguria',
  EMR: 'Emilia-Romagna',
  TOS: 'Toscana',
  UMB: 'Umbria',
  MAR: 'Marche',
  LAZ: 'Lazio',
  ABR: 'Abruzzo',
  MOL: 'Molise',
  CAM: 'Campania',
  PUG: 'Puglia',
  BAS: 'Basilicata',
  CAL: 'Calabria',
  SIC: 'Sicilia',
  SAR: 'Sardegna',
} satisfies Record<(typeof REGIONI)[number]['codice'], string>;
