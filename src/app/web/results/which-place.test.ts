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
])('for %j shows the question «%s»', (names, question) => {
  const which = whichPlace({ homonyms: names.map(placed), namesakes: [], criteria }, false);
  expect(which?.question).toBe(question);
  expect(which?.links.map(({ label }) => label)).toEqual(names);
});

test('offers a comune whose name was interpreted as a word, and links to it without the word', () => {
  const which = whichPlace({ homonyms: [], namesakes: [placed('Rose')], criteria }, true);
  expect(which).toEqual({
    question: 'Cercavi il luogo?',
    links: [{ label: 'Rose', more: 'Italia', href: '/strutture/a/b/rose?vista=mappa' }],
  });
});

test('offers an area that shares the name of the place, with the filters', () => {
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

test('returns null if there is nothing to choose', () => {
  expect(whichPlace({ homonyms: [], namesakes: [], criteria }, false)).toBeNull();
});
