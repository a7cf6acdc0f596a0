import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import type { AwaitedBooking } from '../../../stay/admin-bookings-contract.ts';
import { UpcomingBookings } from './UpcomingBookings.tsx';

function booking(overrides: Partial<AwaitedBooking> = {}): AwaitedBooking {
  return {
    id: '0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e',
    riferimento: 'K7Q2M4XA',
    struttura_id: 7,
    nome: 'Podere Le Querce',
    camera: null,
    status: 'confermata',
    check_in: '2026-12-04',
    check_out: '2026-12-07',
    guests: 2,
    guest_name: 'Marta Rossi',
    total_cents: 123_450,
    refund_cents: 123_450,
    is_charged: true,
    is_demo: false,
    is_disputed: false,
    ...overrides,
  };
}
const listed = (...data: AwaitedBooking[]) => ({ status: 200, body: { success: true, data, total: data.length } });

const open = (path = '/admin/prenotazioni?per=elimina&struttura=7') => openDialog(<UpcomingBookings />, {}, path);

const openCancellation = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Annulla la prenotazione' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Conferma Azione' }));
  return { dialog, confirm: () => user.click(dialog.getByRole('button', { name: 'Annulla la prenotazione' })) };
};
const reason = () => screen.getByLabelText('Motivo');

test('cancels a booking with a full refund and a reason, then links back to the deletion', async () => {
  const message = 'Prenotazione annullata: rimborsiamo 1.234,50 € a Marta Rossi.';
  const sent = answerCalls(listed(booking()), { status: 200, body: { success: true, message } }, listed());
  const { user } = open();
  const { dialog, confirm } = await openCancellation(user);
  expect(dialog.getByText(/Rimborsiamo all’ospite 1\.234,50\s€, tutto quello che ha pagato/)).toBeTruthy();
  await confirm();
  expect(dialog.getByText('Scrivi il motivo.', { selector: '.db *' })).toBeTruthy();
  expect(document.activeElement).toBe(reason());
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toHaveLength(1);
  await user.type(reason(), 'La casa è stata venduta.');
  await confirm();
  expect(await screen.findByText('Non c’è più nessuna prenotazione')).toBeTruthy();
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(sent.slice(1)).toEqual([
    {
      method: 'PUT',
      path: '/api/admin/prenotazioni/0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e/annulla',
      body: { motivo: 'La casa è stata venduta.', rimborso: 1234.5, status: 'confermata' },
    },
    { method: 'GET', path: '/api/admin/prenotazioni?struttura_id=7', body: undefined },
  ]);
  for (const back of screen.getAllByRole('link', { name: 'Torna a eliminare Podere Le Querce' })) {
    expect(back.getAttribute('href')).toBe('/admin?scheda=approvate&id=7&azione=elimina');
  }
});

test('shows a message and reloads the list if the booking has changed since it was loaded', async () => {
  const detail = 'La prenotazione è cambiata nel frattempo: ricontrollala e decidi di nuovo.';
  answerCalls(
    listed(booking({ status: 'richiesta', refund_cents: 0, is_charged: false })),
    refusal(409, detail),
    listed(booking()),
  );
  const { user } = open();
  const { dialog, confirm } = await openCancellation(user);
  expect(dialog.getByText(/Non viene addebitato nulla, e le notti tornano libere/)).toBeTruthy();
  await user.type(reason(), 'Chiusa.');
  await confirm();
  expect(await dialog.findByText(detail)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
  expect(await screen.findByText(/rimborso di 1\.234,50/)).toBeTruthy();
});

test.each([
  ['/admin/prenotazioni?per=svuota', 'Torna a Svuota DB', '/admin?azione=svuota'],
  ['/admin/prenotazioni?per=elimina-tutte', 'Torna a Elimina Tutte', '/admin?azione=elimina-tutte'],
  ['/admin/prenotazioni', 'Torna al pannello', '/admin'],
])('the page %s lists the bookings of all strutture and has the link «%s»', async (path, name, href) => {
  const held = booking({ status: 'in_attesa_pagamento', refund_cents: 0, is_charged: false });
  const sent = answerCalls(listed(held));
  open(path);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(screen.getByRole('button', { name: 'Annulla il pagamento in corso' })).toBeTruthy();
  expect(sent.map((call) => call.path)).toEqual(['/api/admin/prenotazioni']);
});

test('offers to retry after a failed load, and redirects to the login if the session has expired', async () => {
  answerCalls(refusal(503, 'Riprova.'), listed(booking()));
  const { user } = open();
  expect(await screen.findByText('Non riusciamo a caricare le prenotazioni.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Marta Rossi')).toBeTruthy();
  answerCalls(refusal(401, 'Accesso richiesto.'));
  const other = open();
  await waitFor(() => expect(other.onSignedOut).toHaveBeenCalledOnce());
});
