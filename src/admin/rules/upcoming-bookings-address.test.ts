import { describe, expect, test } from 'vitest';
import {
  upcomingBookingsPath,
  deletionPath,
  readUpcomingBookingsAddress,
  readDeletionAddress,
  type RequestedDeletion,
} from './upcoming-bookings-address.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://localhost').searchParams);

describe('paths between a blocked deletion and its bookings', () => {
  test.each<[RequestedDeletion, string, string]>([
    [
      { name: 'elimina', id: 12 },
      '/admin/prenotazioni?per=elimina&struttura=12',
      '/admin?scheda=approvate&id=12&azione=elimina',
    ],
    [{ name: 'svuota' }, '/admin/prenotazioni?per=svuota', '/admin?azione=svuota'],
    [{ name: 'elimina-tutte' }, '/admin/prenotazioni?per=elimina-tutte', '/admin?azione=elimina-tutte'],
  ])('round-trip %j', (deletion, there, back) => {
    expect([upcomingBookingsPath(deletion), deletionPath(deletion)]).toEqual([there, back]);
    expect(readUpcomingBookingsAddress(queryOf(there))).toEqual(deletion);
    expect(readDeletionAddress(queryOf(back))).toEqual(deletion);
  });

  test.each([
    {},
    { per: 'tutto', azione: 'tutto' },
    { per: 'elimina', azione: 'elimina' },
    { per: 'elimina', azione: 'elimina', struttura: '0', id: '-1' },
    { per: 'elimina', azione: 'elimina', struttura: '12 or 1', id: '1e3' },
  ])('yield no deletion for the query %j', (query) => {
    expect([readUpcomingBookingsAddress(query), readDeletionAddress(query)]).toEqual([null, null]);
  });
});
