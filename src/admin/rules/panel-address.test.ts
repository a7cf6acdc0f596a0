import { expect, test } from 'vitest';
import { type PanelAddress, readPanelAddress, writePanelAddress, belongsTo, TABS, type Tab } from './panel-address.ts';

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

/** The tabs of the panel: waiting, approved, refused (PRODUCT.md § 2). */
test.each<[string, Parameters<typeof belongsTo>[1], Tab[]]>([
  ['a new one', { status: 'in_attesa', richiesta: 'nuova', testi_cambiati_at: null }, ['pending']],
  ['one whose address nobody proved', { status: 'in_attesa', richiesta: null, testi_cambiati_at: null }, []],
  ['a published one', { status: 'approvata', richiesta: null, testi_cambiati_at: null }, ['approved']],
  [
    'a published one that its owner wants to change',
    { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: null },
    ['pending', 'approved'],
  ],
  ['one that its owner paused', { status: 'sospesa', richiesta: null, testi_cambiati_at: null }, ['approved']],
  [
    'one with texts that nobody has seen',
    { status: 'approvata', richiesta: null, testi_cambiati_at: '2026-11-20T10:00:00Z' },
    ['approved', 'changed'],
  ],
  ['a refused one', { status: 'rifiutata', richiesta: null, testi_cambiati_at: null }, ['rejected']],
  ['a hidden one', { status: 'eliminata', richiesta: null, testi_cambiati_at: null }, []],
])('%s', (_, struttura, tabs) => {
  expect(TABS.filter((tab) => belongsTo(tab, struttura))).toEqual(tabs);
});
