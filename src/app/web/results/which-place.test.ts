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
])('of %j the page asks «%s»', (names, question) => {
  const which = whichPlace({ homonyms: names.map(placed), namesakes: [], criteria }, false);
  expect(which?.question).toBe(question);
  expect(which?.links.map(({ label }) => label)).toEqual(names);
});

test('of a comune that was read as a word it asks whether that was meant, without the word', () => {
  const which = whichPlace({ homonyms: [], namesakes: [placed('Rose')], criteria }, true);
  expect(which).toEqual({
    question: 'Cercavi il luogo?',
    links: [{ label: 'Rose', more: 'Italia', href: '/strutture/a/b/rose?vista=mappa' }],
  });
});

test('beside another place of the name it offers an area, and keeps the filters', () => {
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

test('it asks nothing where nothing else was meant', () => {
  expect(whichPlace({ homonyms: [], namesakes: [], criteria }, false)).toBeNull();
});
