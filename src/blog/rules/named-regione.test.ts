import { expect, test } from 'vitest';
import { namedRegione } from './named-regione.ts';

const link = (path: string) => `<p>Le case sono <a href="${path}">qui</a>.</p>`;

test.each<[string, string, string[], string | undefined]>([
  ['Umbria for a link to Umbria', link('/strutture/umbria'), [], 'Umbria'],
  ['Basilicata for a link to a town in Basilicata', link('/strutture/basilicata/matera/matera'), [], 'Basilicata'],
  [
    'the region of the first of several links',
    link('/strutture/umbria') + link('/strutture/toscana'),
    ['toscana'],
    'Umbria',
  ],
  ["Valle d'Aosta for a link to Valle d'Aosta", link('/strutture/valle-d-aosta'), [], "Valle d'Aosta"],
  [
    'the region of the first link to a known region',
    link('/strutture/padania') + link('/strutture/lazio'),
    [],
    'Lazio',
  ],
  [
    'the region named by a tag if the article has no links',
    '<p>In Puglia.</p>',
    ['vino', 'Friuli-Venezia Giulia'],
    'Friuli-Venezia Giulia',
  ],
  ['undefined for a link to an external site', link('https://example.org/strutture/umbria'), [], undefined],
  [
    'undefined for links to a home and to a form of the portal',
    link('/struttura/7/x') + link('/inserisci'),
    ['olio'],
    undefined,
  ],
  ['undefined for an article without links and tags', '', [], undefined],
])('namedRegione returns %s', (_, contenuto, tags, nome) => {
  expect(namedRegione({ contenuto, tags })?.nome).toBe(nome);
});
