import type { IsTranslation } from '../kernel/translation.ts';

/** What the search room's calls answer instead of homes. Apart from `messages.en.ts`, which visitors load. */
export const searchCallMessages = {
  ambienteNonValido: 'The setting can be mare (sea), montagna (mountains) or lago (lake).',
  tipoNonValido: 'We can’t find that type of place.',
  servizioNonValido: 'We can’t find that amenity.',
  prezzoNonValido: 'The price must be a whole number of euros, from 1 to 100,000.',
  prezziInvertiti: 'The lowest price can’t be higher than the highest.',
  ospitiNonValidi: 'The number of guests must be between 1 and 30.',
  dateIncomplete: 'Give both the date of arrival and the date of departure.',
  dateNonValide: 'These dates aren’t valid: departure must come after arrival, and arrival can’t be in the past.',
  periodoNonValido:
    'The period isn’t valid: give `periodo_dal` and `periodo_al`, at most 62 days from today onwards, and the nights, which must fit in it.',
  ordineNonValido: 'We can’t sort in that order.',
  segnoNonValido: 'We can’t find that page.',
  testoTroppoLungo: 'The search is too long: a few words are enough.',
  sicuraNonValida: 'The “Sicura” filter is 1, or isn’t there at all.',
  zonaSconosciuta: 'We can’t find that area.',
  gradiniNonValidi: 'The filter on steps is `nessuno` (none) or `non-detti` (not stated), or isn’t there at all.',
};

true satisfies IsTranslation<typeof import('./call-messages.it.ts'), typeof import('./call-messages.en.ts')>;
