import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const REGION_NAMES = {
  PIE: 'Piemont',
  VDA: 'Aostatal',
  LOM: 'Lombardei',
  TAA: 'Trentino-Südtirol',
  VEN: 'Venetien',
  FVG: 'Friaul-Julisch Venetien',
  LIG: 'Ligurien',
  EMR: 'Emilia-Romagna',
  TOS: 'Toskana',
  UMB: 'Umbrien',
  MAR: 'Marken',
  LAZ: 'Latium',
  ABR: 'Abruzzen',
  MOL: 'Molise',
  CAM: 'Kampanien',
  PUG: 'Apulien',
  BAS: 'Basilikata',
  CAL: 'Kalabrien',
  SIC: 'Sizilien',
  SAR: 'Sardinien',
};

true satisfies IsTranslation<typeof import('./region-names.it.ts'), typeof import('./region-names.de.ts')>;
