import type { IsTranslation } from '../kernel/translation.ts';

export const resultsMessages = {
  filtri: 'Filtres',
  togliTutti: 'Tout effacer',
  togli: (filter: string) => `Retirer le filtre ${filter}`,
  ordina: 'Trier',
  pagine: 'Pages des résultats',
  precedente: 'Page précédente',
  successiva: 'Page suivante',
  nessuna: 'Aucun hébergement n’a tout ce que vous cherchez',
  nessunaAffatto: 'Aucun hébergement, pour l’instant',
  allarga: 'Essayez de retirer quelque chose :',
  altrove: 'Ou regardez un peu plus loin :',
  soloAltrove: 'Regardez un peu plus loin :',
  allargaDopo: 'Essayez d’autres mots, d’autres dates ou une autre zone.',
};

true satisfies IsTranslation<typeof import('./results-messages.it.ts'), typeof import('./results-messages.fr.ts')>;
