import type { IsTranslation } from '../kernel/translation.ts';

export const mapPageMessages = {
  mappa: 'Carte',
  lista: 'Liste',
  titolo: 'Carte des hébergements',
  salta: 'Passer la carte',
  arriva: 'Chargement de la carte…',
  mancata: 'La carte n’a pas pu se charger. La liste des hébergements, elle, est complète.',
  senzaScript: 'La carte nécessite JavaScript. La liste des hébergements, elle, est complète.',
};

true satisfies IsTranslation<typeof import('./map-page-messages.it.ts'), typeof import('./map-page-messages.fr.ts')>;
