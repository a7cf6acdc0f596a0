import { expect, test } from 'vitest';
import { type PanelAddress, readPanelAddress, writePanelAddress } from './panel-address.ts';

test.each<[Record<string, string>, PanelAddress]>([
  [{}, { tab: 'pending', id: null, cerca: '' }],
  [
    { scheda: 'approvate', id: '12', cerca: 'lago' },
    { tab: 'approved', id: 12, cerca: 'lago' },
  ],
  [{ scheda: 'cambiate' }, { tab: 'changed', id: null, cerca: '' }],
  [{ scheda: 'rifiutate' }, { tab: 'rejected', id: null, cerca: '' }],
])('%o reads as it was written', (query, address) => {
  expect(readPanelAddress(query)).toEqual(address);
  expect(writePanelAddress(address)).toEqual(query);
});

test.each([
  [{ scheda: 'tutte' }, { tab: 'pending' }],
  [{ id: '0' }, { id: null }],
  [{ id: '-3' }, { id: null }],
  [{ id: '12abc' }, { id: null }],
  [{ id: '99999999999' }, { id: null }],
  [{ cerca: 'a'.repeat(500) }, { cerca: 'a'.repeat(100) }],
])('what makes no sense is left out: %o', (query, part) => {
  expect(readPanelAddress(query)).toMatchObject(part);
});
