import { expect, test } from 'vitest';
import { tidyQuery } from './tidy-query.ts';

test.each<[[string, string][], [string, string][]]>([
  [
    [
      ['testo', ''],
      ['dal', ''],
      ['al', ''],
      ['ospiti', '1'],
    ],
    [],
  ],
  [[['testo', ' trullo ']], [['testo', 'trullo']]],
  [
    [
      ['servizi', 'wifi'],
      ['servizi', 'spa'],
      ['tipo', 'bb'],
    ],
    [
      ['servizi', 'wifi,spa'],
      ['tipo', 'bb'],
    ],
  ],
  [
    [
      ['prezzo_min', '1.200,50 €'],
      ['prezzo_max', '1.300,50'],
    ],
    [
      ['prezzo_min', '1200'],
      ['prezzo_max', '1301'],
    ],
  ],
  [[['prezzo_min', 'cento']], []],
  [[['ordina', 'giorno']], []],
])('tidyQuery rewrites %j to %j', (sent, tidy) => {
  expect(tidyQuery(sent)).toEqual(tidy);
  expect(tidyQuery(tidy)).toBeNull();
});

test.each<{ query: [string, string][] }>([
  { query: [['servizi', 'wifi,spa']] },
  { query: [['prezzo_min', '80']] },
  { query: [['utm_source', 'x']] },
])('tidyQuery returns null for the canonical query $query', ({ query }) => {
  expect(tidyQuery(query)).toBeNull();
});
