import { describe, expect, test } from 'vitest';
import {
  awaitedPath,
  deletionPath,
  readAwaitedAddress,
  readDeletionAddress,
  type WantedDeletion,
} from './awaited-address.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

describe('from a refused deletion to its bookings, and back', () => {
  test.each<[WantedDeletion, string, string]>([
    [
      { name: 'elimina', id: 12 },
      '/admin/prenotazioni?per=elimina&struttura=12',
      '/admin?scheda=approvate&id=12&azione=elimina',
    ],
    [{ name: 'svuota' }, '/admin/prenotazioni?per=svuota', '/admin?azione=svuota'],
    [{ name: 'elimina-tutte' }, '/admin/prenotazioni?per=elimina-tutte', '/admin?azione=elimina-tutte'],
  ])('%j', (deletion, there, back) => {
    expect([awaitedPath(deletion), deletionPath(deletion)]).toEqual([there, back]);
    expect(readAwaitedAddress(queryOf(there))).toEqual(deletion);
    expect(readDeletionAddress(queryOf(back))).toEqual(deletion);
  });

  test.each([
    {},
    { per: 'tutto', azione: 'tutto' },
    { per: 'elimina', azione: 'elimina' },
    { per: 'elimina', azione: 'elimina', struttura: '0', id: '-1' },
    { per: 'elimina', azione: 'elimina', struttura: '12 or 1', id: '1e3' },
  ])('%j is about nothing', (query) => {
    expect([readAwaitedAddress(query), readDeletionAddress(query)]).toEqual([null, null]);
  });
});
