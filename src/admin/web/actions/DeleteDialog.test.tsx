import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openAction } from '../../../../test/open-dialog.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

const open = (overrides: Parameters<typeof openAction>[1] = {}) => openAction(DeleteDialog, overrides);
const press = (name: string) => screen.getByRole('button', { name });
const MOTIVO = 'La casa non esiste più.';
const confirm = async (user: ReturnType<typeof open>['user']) => {
  await user.type(screen.getByLabelText('Motivo'), MOTIVO);
  await user.click(press('Conferma'));
};

test('focuses and marks the reason field instead of sending a request if the reason is blank', async () => {
  const sent = answerCalls({ status: 200, body: {} });
  const { user } = open();
  await user.type(screen.getByLabelText('Motivo'), '  ');
  await user.click(press('Conferma'));
  const reason = screen.getByLabelText('Motivo');
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(reason);
  expect(screen.getByText('Scrivi il motivo dell’eliminazione.', { selector: '.db *' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('explains that the reason is emailed to the owner', () => {
  open();
  const hint = screen.getByText('Il proprietario lo legge nell’e-mail che parte adesso.');
  expect(screen.getByLabelText('Motivo').getAttribute('aria-describedby')).toBe(hint.id);
});

test('warns that the deletion is final, and requires no reason for a struttura without an owner', async () => {
  const sent = answerCalls({ status: 200, body: { success: true, message: 'Struttura eliminata con successo' } });
  const { user, onDone } = open({ proprietario_avvisato: false, proprietario_email: null });
  expect(screen.getByText(/È definitivo/)).toBeTruthy();
  expect(screen.queryByLabelText('Motivo')).toBeNull();
  await user.click(press('Conferma'));
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/admin/strutture/7', body: { motivo: '' } }]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith('Struttura eliminata con successo');
});

test('requests confirmation on Esc and Annulla if a reason was typed', async () => {
  const { user, onClose } = open();
  await user.type(screen.getByLabelText('Motivo'), MOTIVO);
  await user.keyboard('{Escape}');
  const question = () => screen.queryByRole('alertdialog', { description: 'Il motivo che hai scritto va perso.' });
  expect(question()).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(press('Annulla'));
  await user.click(press('Chiudi'));
  expect(onClose).toHaveBeenCalledOnce();
});

const bookings =
  'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.';

test('the deletion dialog stays open with an error if the server does not respond', async () => {
  answerCalls(null);
  const { user, onDone } = open();
  await confirm(user);
  expect(await screen.findByText("Errore nell'eliminazione della struttura")).toBeTruthy();
  const detail = 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.';
  expect(screen.getByText(detail)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.queryByRole('link')).toBeNull();
});

test('links to the bookings that prevent the deletion', async () => {
  const { status, body } = refusal(409, bookings);
  answerCalls({ status, body: { ...body, codice: 'PRENOTAZIONI_FUTURE' } });
  const { user, onRefused } = open();
  await confirm(user);
  expect(await screen.findByText(bookings)).toBeTruthy();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }));
  const link = screen.getByRole('link', { name: 'Vedi le prenotazioni da annullare' });
  expect(link.getAttribute('href')).toBe('/admin/prenotazioni?per=elimina&struttura=7');
});

test('redirects to the login if the session has expired', async () => {
  answerCalls(refusal(401, 'Accesso richiesto. Effettua di nuovo il login.'));
  const { user, onSignedOut } = open();
  await confirm(user);
  expect(onSignedOut).toHaveBeenCalledOnce();
});
