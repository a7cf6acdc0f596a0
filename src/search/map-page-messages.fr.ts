import type { IsTranslation } from '../kernel/translation.ts';

export const mapPageMessages = {
  mappa: 'Carte',
  lista: 'Liste',
  titolo: 'Carte des maisons',
  salta: 'Passer la carte',
  arriva: 'La carte arrive…',
  mancata: 'La carte n’est pas arrivée. La liste des maisons, elle, est complète.',
  senzaScript: 'La carte a besoin de JavaScript. La liste des maisons, elle, est complète.',
};

true satisfies IsTranslation<typeof import('./map-page-messages.it.ts'), typeof import('./map-page-messages.fr.ts')>;
