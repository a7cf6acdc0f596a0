import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const REGION_NAMES = {
  PIE: 'Piémont',
  VDA: 'Vallée d’Aoste',
  LOM: 'Lombardie',
  TAA: 'Trentin-Haut-Adige',
  VEN: 'Vénétie',
  FVG: 'Frioul-Vénétie Julienne',
  LIG: 'Ligurie',
  EMR: 'Émilie-Romagne',
  TOS: 'Toscane',
  UMB: 'Ombrie',
  MAR: 'Marches',
  LAZ: 'Latium',
  ABR: 'Abruzzes',
  MOL: 'Molise',
  CAM: 'Campanie',
  PUG: 'Pouilles',
  BAS: 'Basilicate',
  CAL: 'Calabre',
  SIC: 'Sicile',
  SAR: 'Sardaigne',
};

true satisfies IsTranslation<typeof import('./region-names.it.ts'), typeof import('./region-names.fr.ts')>;
