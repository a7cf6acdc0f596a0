import { expect, test } from 'vitest';
import { belongsTo } from './belongs-to.ts';
import { TABS, type Tab } from './panel-address.ts';

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
