import type { IsTranslation } from '../kernel/translation.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';

function price(euros: number | null): string {
  return euros === null || euros <= 0 ? 'on request' : formatPrice(toCents(euros));
}

export const mapMessages = {
  titolo: 'Map of places to stay',
  attorno: 'A circle means that the place is somewhere around there.',
  approssimativa: 'A circle means that the place is somewhere around there: you get the exact address when you book.',
  prime: (shown: number) => `Only the first ${formatCount(shown)} places are on the map.`,
  trovate: (total: number, isAtLeast: boolean) => {
    if (isAtLeast) return `More than ${formatCount(total)} places`;
    return pluralEn(total, { one: '1 place', other: `${formatCount(total)} places` });
  },
  cerco: 'Looking for places on the map…',
  nessuna: 'No places to show on the map.',
  errorePunti: 'We couldn’t load the places for the map.',
  erroreMappa: 'The map didn’t load.',
  erroreGrafica:
    'This browser can’t display the map: it needs WebGL 2, which may be turned off. The list of places to stay is complete.',
  tutte: 'Show all places',
  cercaQui: 'Search here',
  frecce: 'The arrow keys take you to the next or previous place in the list',
  mostraElenco: 'Show the list',
  mostraMappa: 'Back to the map',
  prezzo: price,
  da: (euros: number | null) => (euros === null ? price(null) : `from ${price(euros)}`),
  caseQui: (count: number) => pluralEn(count, { one: '1 place', other: `${formatCount(count)} places` }),
  aNotte: 'a night',
  casa: 'Place',
  prima: 'Previous place at this point',
  dopo: 'Next place at this point',
  posto: (position: number, count: number) => `${formatCount(position)} of ${formatCount(count)} at this point`,
  chiudi: 'Close',
  vedi: 'See the place',
  carico: 'Loading the place…',
  nonTrovata: 'This place is no longer here.',
};

true satisfies IsTranslation<typeof import('./map-messages.it.ts'), typeof import('./map-messages.en.ts')>;
