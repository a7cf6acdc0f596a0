import type { IsTranslation } from '../kernel/translation.ts';

export const resultsMessages = {
  filtri: 'Filters',
  togliTutti: 'Clear all',
  togli: (filter: string) => `Remove the filter ${filter}`,
  ordina: 'Sort by',
  pagine: 'Pages of results',
  precedente: 'Previous page',
  successiva: 'Next page',
  nessuna: 'No place has everything you’re looking for',
  nessunaAffatto: 'No places here yet',
  allarga: 'Try leaving something out:',
  altrove: 'Or look a little further afield:',
  soloAltrove: 'Look a little further afield:',
  allargaDopo: 'Try other words, other dates or another area.',
};

true satisfies IsTranslation<typeof import('./results-messages.it.ts'), typeof import('./results-messages.en.ts')>;
