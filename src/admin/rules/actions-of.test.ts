import { expect, test } from 'vitest';
import { actionsOf, type PanelAction } from './actions-of.ts';

test.each<[string, Parameters<typeof actionsOf>[0], PanelAction[]]>([
  [
    'Pending card actions: Approva, Rifiuta, Gestisci Foto, Dettagli.',
    { status: 'in_attesa', richiesta: 'nuova', testi_cambiati_at: null },
    ['approve', 'reject', 'photos', 'details'],
  ],
  [
    'Approved card actions: Calendario, Gestisci Foto, Modifica Struttura, Modifica Contatti, Elimina, Dettagli.',
    { status: 'approvata', richiesta: null, testi_cambiati_at: null },
    ['calendar', 'photos', 'edit', 'contacts', 'delete', 'details'],
  ],
  [
    'one that its owner paused',
    { status: 'sospesa', richiesta: null, testi_cambiati_at: null },
    ['calendar', 'photos', 'edit', 'contacts', 'delete', 'details'],
  ],
  [
    'while a change of the owner waits, photos and form are not touched',
    { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: null },
    ['approve', 'reject', 'calendar', 'contacts', 'delete', 'details'],
  ],
  [
    'one with texts that nobody has seen',
    { status: 'sospesa', richiesta: null, testi_cambiati_at: '2026-11-20T10:00:00Z' },
    ['seen', 'calendar', 'photos', 'edit', 'contacts', 'delete', 'details'],
  ],
  [
    'such a one that its owner wants to change, too',
    { status: 'approvata', richiesta: 'modifica', testi_cambiati_at: '2026-11-20T10:00:00Z' },
    ['approve', 'reject', 'seen', 'calendar', 'contacts', 'delete', 'details'],
  ],
  ['a refused one', { status: 'rifiutata', richiesta: null, testi_cambiati_at: null }, ['edit', 'delete', 'details']],
  [
    'one that still waits for its address to be proved',
    { status: 'in_attesa', richiesta: null, testi_cambiati_at: null },
    ['edit', 'delete', 'details'],
  ],
  ['a hidden one', { status: 'eliminata', richiesta: null, testi_cambiati_at: null }, ['details']],
])('%s', (_, struttura, actions) => {
  expect(actionsOf(struttura)).toEqual(actions);
});
