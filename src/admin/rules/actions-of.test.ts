import { expect, test } from 'vitest';
import { actionsOf, type PanelAction } from './actions-of.ts';

test.each<[string, Parameters<typeof actionsOf>[0], PanelAction[]]>([
  [
    'a pending submission',
    { status: 'in_attesa', richiesta: 'nuova', testi_cambiati_at: null },
    ['approve', 'reject', 'photos', 'details'],
  ],
  [
    'a published listing',
    { status: 'approvata', richiesta: null, testi_cambiati_at: null },
    ['calendar', 'photos', 'edit', 'contacts', 'delete', 'details'],
  ],
  [
    'a listing that its owner paused',
    { status: 'sospesa', richiesta: null, testi_cambiati_at: null },
    ['calendar', 'photos', 'edit', 'contacts', 'delete', 'details'],
  ],
  [
    'a listing with a pending change, excluding photos and edit',
    { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: null },
    ['approve', 'reject', 'calendar', 'contacts', 'delete', 'details'],
  ],
  [
    'a listing with unreviewed texts',
    { status: 'sospesa', richiesta: null, testi_cambiati_at: '2026-11-20T10:00:00Z' },
    ['seen', 'calendar', 'photos', 'edit', 'contacts', 'delete', 'details'],
  ],
  [
    'a listing with unreviewed texts and a pending change',
    { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: '2026-11-20T10:00:00Z' },
    ['approve', 'reject', 'seen', 'calendar', 'contacts', 'delete', 'details'],
  ],
  [
    'a rejected listing',
    { status: 'rifiutata', richiesta: null, testi_cambiati_at: null },
    ['edit', 'delete', 'details'],
  ],
  [
    'a submission with an unconfirmed address',
    { status: 'in_attesa', richiesta: null, testi_cambiati_at: null },
    ['edit', 'delete', 'details'],
  ],
  ['a hidden listing', { status: 'eliminata', richiesta: null, testi_cambiati_at: null }, ['details']],
])('actionsOf returns the actions for %s', (_, struttura, actions) => {
  expect(actionsOf(struttura)).toEqual(actions);
});
