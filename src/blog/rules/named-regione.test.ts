import { expect, test } from 'vitest';
import { namedRegione } from './named-regione.ts';

const link = (path: string) => `<p>Le case sono <a href="${path}">qui</a>.</p>`;

test.each<[string, string, string[], string | undefined]>([
  ['a link to a region', link('/strutture/umbria'), [], 'Umbria'],
  ['a link to a town', link('/strutture/basilicata/matera/matera'), [], 'Basilicata'],
  [
    'several links, of which the first counts',
    link('/strutture/umbria') + link('/strutture/toscana'),
    ['toscana'],
    'Umbria',
  ],
  ['a link to a region with an apostrophe', link('/strutture/valle-d-aosta'), [], "Valle d'Aosta"],
  [
    'a link to an unknown region before one to a known region',
    link('/strutture/padania') + link('/strutture/lazio'),
    [],
    'Lazio',
  ],
  ['a tag without a link', '<p>In Puglia.</p>', ['vino', 'Friuli-Venezia Giulia'], 'Friuli-Venezia Giulia'],
  ['a link to another site', link('https://example.org/strutture/umbria'), [], undefined],
  [
    'links to a home and to another page of the portal',
    link('/struttura/7/x') + link('/inserisci'),
    ['olio'],
    undefined,
  ],
  ['no link and no tag', '', [], undefined],
])('namedRegione returns the region, if any, of an article with %s', (_, contenuto, tags, nome) => {
  expect(namedRegione({ contenuto, tags })?.nome).toBe(nome);
});
