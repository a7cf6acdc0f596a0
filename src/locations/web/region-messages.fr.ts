import type { IsTranslation } from '../../kernel/translation.ts';

/** What each card says of its region. Only the home page loads them. */
export const regionWords = {
  VDA: 'Châteaux, glaciers et refuges au pied du Cervin.',
  PIE: 'Langhe, noisetiers et fermes parmi les vignes.',
  LIG: 'Villages à flanc de falaise, ruelles et terrasses sur la mer.',
  LOM: 'Villas au bord des lacs, villes d’art et plaine au fil de l’eau.',
  TAA: 'Fermes de montagne, alpages et Dolomites qui rosissent.',
  VEN: 'Lagune, villas palladiennes et collines du Prosecco.',
  FVG: 'Karst, châteaux sur le golfe et souffle de la bora.',
  EMR: 'Arcades, longues tables et maisons de plaine.',
  TOS: 'Fermes, cyprès et chemins de terre entre les collines.',
  MAR: 'Collines en damier, tourelles et la mer du Conero.',
  UMB: 'Pierre claire, oliviers et silence des collines.',
  LAZ: 'Amphithéâtres, pins et fermes de la campagne romaine.',
  ABR: 'Forteresses, hauts plateaux et pâturages sous le Gran Sasso.',
  MOL: 'Chemins de transhumance, clochers et hospitalité villageoise.',
  CAM: 'Le golfe, les îles et les citrons de la côte.',
  PUG: 'Trulli, masserie et oliviers séculaires.',
  BAS: 'Les Sassi de Matera et les terres des calanchi.',
  CAL: 'Falaises, villages perchés et mer transparente.',
  SIC: 'Temples, agrumes et maisons à l’ombre de l’Etna.',
  SAR: 'Granits, nuraghes et criques d’eau claire.',
};

true satisfies IsTranslation<typeof import('./region-messages.it.ts'), typeof import('./region-messages.fr.ts')>;
