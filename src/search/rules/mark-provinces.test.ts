import { expect, test } from 'vitest';
import { markProvinces, unbracket } from './mark-provinces.ts';
import { splitWords } from './split-words.ts';

const SIGLE = ['si', 'tn', 'no', 'to', 'bg', 'tv', 'ss', 'or', 'me', 'an', 'pa'];
const places = {
  provinciaOf: (sigla: string) =>
    SIGLE.includes(sigla) ? { kind: 'provincia' as const, id: SIGLE.indexOf(sigla) + 1, priority: 1 } : null,
};

test.each([
  ['SI', 'provincia di si'],
  ['casa in SI', 'casa in provincia di si'],
  ['Samone TO', 'samone provincia di to'],
  ['provincia di SI', 'provincia di si'],
  ['prov. SI', 'prov si'],
  ['Sassari SS', 'sassari provincia di ss'],
  ['casa si', 'casa si'],
  ['no fumatori', 'no fumatori'],
  ['animali SI', 'animali si'],
  ['SI animali', 'provincia di si animali'],
  ['casa NO animali', 'casa no animali'],
  ['casa con TV', 'casa con tv'],
  ['SS. Cosma', 'ss cosma'],
  ['Rome OR Florence', 'rome or florence'],
  ['CASA IN SI', 'casa in si'],
])('markProvinces converts %s to %s', (text, expected) => {
  const words = markProvinces(splitWords(text), places).map(({ folded }) => folded);
  expect(words.join(' ')).toBe(expected);
});

test.each([
  ['Livo (TN)', 'Livo  provincia di TN '],
  ['Livo (tn)', 'Livo  provincia di tn '],
  ['camera ( bg )', 'camera  provincia di bg '],
  ['b&b (xx)', 'b&b (xx)'],
  ['hof provinz si', 'hof  provincia di si '],
  ['TN province', ' provincia di TN '],
  ['no province', 'no province'],
  ['province of no', ' provincia di no '],
  ['casa (no fumatori)', 'casa (no fumatori)'],
])('unbracket converts %s to %s', (text, expected) => {
  expect(unbracket(text, places)).toBe(expected);
});
