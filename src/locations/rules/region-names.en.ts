import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const REGION_NAMES = {
  PIE: 'Piedmont',
  VDA: 'Aosta Valley',
  LOM: 'Lombardy',
  TAA: 'Trentino-South Tyrol',
  VEN: 'Veneto',
  FVG: 'Friuli-Venezia Giulia',
  LIG: 'Liguria',
  EMR: 'Emilia-Romagna',
  TOS: 'Tuscany',
  UMB: 'Umbria',
  MAR: 'Marche',
  LAZ: 'Lazio',
  ABR: 'Abruzzo',
  MOL: 'Molise',
  CAM: 'Campania',
  PUG: 'Puglia',
  BAS: 'Basilicata',
  CAL: 'Calabria',
  SIC: 'Sicily',
  SAR: 'Sardinia',
};

true satisfies IsTranslation<typeof import('./region-names.it.ts'), typeof import('./region-names.en.ts')>;
