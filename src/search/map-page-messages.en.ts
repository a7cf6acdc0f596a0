import type { IsTranslation } from '../kernel/translation.ts';

export const mapPageMessages = {
  mappa: 'Map',
  lista: 'List',
  titolo: 'Map of places to stay',
  salta: 'Skip the map',
  arriva: 'Loading the map…',
  mancata: 'The map didn’t load. The list of places to stay is complete.',
  senzaScript: 'The map needs JavaScript. The list of places to stay is complete.',
};

true satisfies IsTranslation<typeof import('./map-page-messages.it.ts'), typeof import('./map-page-messages.en.ts')>;
