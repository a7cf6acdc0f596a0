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
])('readPanelAddress and writePanelAddress round-trip the query %j', (query, address) => {
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
])('readPanelAddress drops or truncates invalid parameters of %j', (query, part) => {
  expect(readPanelAddress(query)).toMatchObject(part);
});

test.each<[string, Parameters<typeof belongsTo>[1], Tab[]]>([
  [
    'a new submission to the tab pending',
    { status: 'in_attesa', richiesta: 'nuova', testi_cambiati_at: null },
    ['pending'],
  ],
  [
    'a submission with an unconfirmed address to no tab',
    { status: 'in_attesa', richiesta: null, testi_cambiati_at: null },
    [],
  ],
  [
    'a published listing to the tab approved',
    { status: 'approvata', richiesta: null, testi_cambiati_at: null },
    ['approved'],
  ],
  [
    'a published listing with a pending change to the tabs pending and approved',
    { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: null },
    ['pending', 'approved'],
  ],
  [
    'a paused listing to the tab approved',
    { status: 'sospesa', richiesta: null, testi_cambiati_at: null },
    ['approved'],
  ],
  [
    'a listing with unreviewed texts to the tabs approved and changed',
    { status: 'approvata', richiesta: null, testi_cambiati_at: '2026-11-20T10:00:00Z' },
    ['approved', 'changed'],
  ],
  [
    'a rejected listing to the tab rejected',
    { status: 'rifiutata', richiesta: null, testi_cambiati_at: null },
    ['rejected'],
  ],
  ['a hidden listing to no tab', { status: 'eliminata', richiesta: null, testi_cambiati_at: null }, []],
])('belongsTo assigns %s', (_, struttura, tabs) => {
  expect(TABS.filter((tab) => belongsTo(tab, struttura))).toEqual(tabs);
});
