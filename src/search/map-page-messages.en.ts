import type { IsTranslation } from '../kernel/translation.ts';

export const mapPageMessages = {
  mappa: 'Map',
  lista: 'List',
  titolo: 'Map of the homes',
  salta: 'Skip the map',
  arriva: 'Loading the map…',
  mancata: 'The map didn’t load. The list of homes is complete.',
  senzaScript: 'The map needs JavaScript. The list of homes is complete.',
};

true satisfies IsTranslation<typeof import('./map-page-messages.it.ts'), typeof import('./map-page-messages.en.ts')>;
