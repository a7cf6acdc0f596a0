import type { IsTranslation } from '../../kernel/translation.ts';

/** What each card says of its region. Only the home page loads them. */
export const regionWords = {
  VDA: 'Castles, glaciers and mountain huts below the Matterhorn.',
  PIE: 'The Langhe, hazel groves and farmhouses among the vines.',
  LIG: 'Steep villages, narrow alleys and terraces above the sea.',
  LOM: 'Lakeside villas, historic cities and a plain laced with water.',
  TAA: 'Mountain farms, high pastures and the pink dusk of the Dolomites.',
  VEN: 'The lagoon, Palladian villas and the Prosecco hills.',
  FVG: 'The Karst, castles on the gulf and the bora wind.',
  EMR: 'Arcades, long tables and houses on the plain.',
  TOS: 'Farmsteads, cypresses and white gravel roads between the hills.',
  MAR: 'Patchwork hills, rooftop turrets and the sea below Monte Conero.',
  UMB: 'Pale stone, olive trees and the quiet of the hills.',
  LAZ: 'Amphitheatres, pines and farmhouses of the Roman countryside.',
  ABR: 'Hilltop forts, high plains and pastures below the Gran Sasso.',
  MOL: 'Old drovers’ roads, bell towers and village hospitality.',
  CAM: 'The bay, the islands and the lemons of the Amalfi Coast.',
  PUG: 'Trulli, masserie and age-old olive trees.',
  BAS: 'The Sassi of Matera and the badlands beyond.',
  CAL: 'Cliffs, hilltop villages and the clearest of seas.',
  SIC: 'Temples, citrus groves and houses in the shade of Etna.',
  SAR: 'Granite, nuraghi and coves of clear water.',
};

true satisfies IsTranslation<typeof import('./region-messages.it.ts'), typeof import('./region-messages.en.ts')>;
