import { expect, test } from 'vitest';
import { belongsTo } from './belongs-to.ts';
import { TABS, type Tab } from './panel-address.ts';

/** Specification section 2: "Tabs 'In Attesa' and 'Approvate'"; ours has 'Rifiutate' too. */
test.each<[string, Parameters<typeof belongsTo>[1], Tab[]]>([
  ['a new one', { status: 'in_attesa', richiesta: 'nuova' }, ['pending']],
  ['one whose address nobody proved', { status: 'in_attesa', richiesta: null }, []],
  ['a published one', { status: 'approvata', richiesta: null }, ['approved']],
  [
    'a published one that its owner wants to change',
    { status: 'approvata', richiesta: 'modifica' },
    ['pending', 'approved'],
  ],
  ['one that its owner paused', { status: 'sospesa', richiesta: null }, ['approved']],
  ['a refused one', { status: 'rifiutata', richiesta: null }, ['rejected']],
  ['a hidden one', { status: 'eliminata', richiesta: null }, []],
])('%s', (_, struttura, tabs) => {
  expect(TABS.filter((tab) => belongsTo(tab, struttura))).toEqual(tabs);
});
