import { expect, test } from 'vitest';
import { NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { whichPlace } from './which-place.ts';

const placed = (nome: string) => ({
  nome,
  dove: 'Italia',
  path: `a/b/${nome.toLowerCase().replaceAll(' ', '-')}`,
  zone: null,
});
const criteria = { ...NO_CRITERIA, testo: 'rose' };

test.each([
  [['Livo', 'Livo'], 'Quale Livo?'],
  [['Castellammare del Golfo', 'Castellammare di Stabia'], 'Quale Castellammare?'],
  [['Genova', 'Sestri Levante'], 'Quale di questi luoghi?'],
])('for %j, whichPlace returns the question «%s»', (names, question) => {
  const which = whichPlace({ homonyms: names.map(placed), namesakes: [], criteria }, false);
  expect(which?.question).toBe(question);
  expect(which?.links.map(({ label }) => label)).toEqual(names);
});

test('whichPlace offers a comune whose name was searched as an ordinary word, with a link that omits the word', () => {
  const which = whichPlace({ homonyms: [], namesakes: [placed('Rose')], criteria }, true);
  expect(which).toEqual({
    question: 'Cercavi il luogo?',
    links: [{ label: 'Rose', more: 'Italia', href: '/strutture/a/b/rose?vista=mappa' }],
  });
});

test('whichPlace offers an area that has the same name as the place', () => {
  const area = {
    nome: 'Costa adriatica',
    dove: '',
    path: '',
    zone: { kind: 'area', area: 'costa-adriatica' },
  } as const;
  const which = whichPlace({ homonyms: [], namesakes: [area], criteria: NO_CRITERIA, isPlaced: true }, false);
  expect(which).toEqual({
    question: 'Cercavi un altro luogo?',
    links: [{ label: 'Costa adriatica', more: '', href: '/cerca?area=costa-adriatica' }],
  });
});

test('whichPlace returns null if there is nothing to choose', () => {
  expect(whichPlace({ homonyms: [], namesakes: [], criteria }, false)).toBeNull();
});
