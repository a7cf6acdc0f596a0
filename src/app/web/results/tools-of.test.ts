import { expect, test } from 'vitest';
import { type ChosenCriteria, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import type { ResultsRequest } from './results-request.ts';
import { toolsOf } from './tools-of.ts';

const TOWNS = { kind: 'citta', citta_ids: [75035] } as const;
const salento: OpenZone = {
  zone: { kind: 'area', area: 'salento' },
  scope: TOWNS,
  nome: 'Salento',
  dove: 'nel Salento',
  path: '',
};
const around: OpenZone = {
  ...salento,
  zone: { kind: 'intorno', citta_id: 75035, km: 20 },
  nome: 'Lecce',
  path: 'p/l/l',
};

function shown(zone: OpenZone | null, chosen: Partial<ChosenCriteria>) {
  const criteria = { ...NO_CRITERIA, ...chosen };
  const place = { scope: TOWNS, base: zone === salento ? '/cerca?area=salento' : '/cerca', dove: '', phrase: '' };
  const request: ResultsRequest = {
    ...place,
    criteria,
    chosen: criteria,
    zone,
    text: '',
    pageCursor: null,
    isMap: false,
    wider: [],
  };
  const { chips, clearHref } = toolsOf(request);
  return [chips.map(({ label, isPill }) => (isPill ? `(${label})` : label)), clearHref];
}

test.each<[string, OpenZone | null, Partial<ChosenCriteria>, string[], string | null]>([
  ['a place alone', null, {}, [], null],
  ['an area that the title and the search box show', salento, {}, [], null],
  ['a pressed pill, which has a chip on a phone', null, { sicura: true }, ['(Sicura)'], null],
  ['one filter', null, { tipi: ['bb'] }, ['B&B'], null],
  ['homes without steps', null, { gradini: 'nessuno' }, ['Senza gradini'], null],
  ['two filters', null, { tipi: ['bb'], servizi: ['Piscina'] }, ['B&B', 'Piscina'], '/cerca'],
  ['a filter and a pill', null, { tipi: ['bb'], sicura: true }, ['B&B', '(Sicura)'], '/cerca'],
  [
    'an area with a filter and a pill',
    salento,
    { tipi: ['bb'], sicura: true },
    ['B&B', '(Sicura)'],
    '/cerca?area=salento',
  ],
  ['a radius alone', around, {}, ['Entro 20 km da Lecce'], null],
  ['a radius and a filter', around, { tipi: ['bb'] }, ['Entro 20 km da Lecce', 'B&B'], '/cerca'],
])('toolsOf returns the chips and the reset link for %s', (_, zone, chosen, chips, clearHref) => {
  expect(shown(zone, chosen)).toEqual([chips, clearHref]);
});
