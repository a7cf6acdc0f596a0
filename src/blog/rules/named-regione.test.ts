import { expect, test } from 'vitest';
import { namedRegione } from './named-regione.ts';

const link = (path: string) => `<p>Le case sono <a href="${path}">qui</a>.</p>`;

test.each<[string, string, string[], string | undefined]>([
  ['a link to a region', link('/strutture/umbria'), [], 'Umbria'],
  ['a link to a town', link('/strutture/basilicata/matera/matera'), [], 'Basilicata'],
  ['the first of several', link('/strutture/umbria') + link('/strutture/toscana'), ['toscana'], 'Umbria'],
  ['an apostrophe', link('/strutture/valle-d-aosta'), [], "Valle d'Aosta"],
  [
    'a region that there is not, then one that there is',
    link('/strutture/padania') + link('/strutture/lazio'),
    [],
    'Lazio',
  ],
  ['no link, but a tag', '<p>In Puglia.</p>', ['vino', 'Friuli-Venezia Giulia'], 'Friuli-Venezia Giulia'],
  ['a link to another site', link('https://example.org/strutture/umbria'), [], undefined],
  ['a home, a page of ours', link('/struttura/7/x') + link('/inserisci'), ['olio'], undefined],
  ['nothing', '', [], undefined],
])('%s', (_, contenuto, tags, nome) => {
  expect(namedRegione({ contenuto, tags })?.nome).toBe(nome);
});
