import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/answer-calls.ts';
import { OwnAccount } from './OwnAccount.tsx';

afterEach(() => vi.unstubAllGlobals());

function open() {
  const Component = () => <OwnAccount email="anna@example.it" strutture={['Podere Le Querce', 'La Loggia']} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  return userEvent.setup();
}

test('the account is deleted after a question that names the strutture and what stays', async () => {
  const sent = answerCalls({ status: 204, body: undefined });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Elimina il tuo account' }));
  const question = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
  expect(question.textContent).toContain('Podere Le Querce, La Loggia');
  expect(question.textContent).toContain('Restano, per il tempo che la legge chiede, le prenotazioni pagate');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/proprietario/account' }]);
});

test('while guests are to come the dialog says which house it is, and leads to the bookings', async () => {
  const detail = '«La Loggia» ha prenotazioni future.';
  answerCalls({ status: 409, body: { success: false, codice: 'PRENOTAZIONI_FUTURE', detail } });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Elimina il tuo account' }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vedi le prenotazioni' }).getAttribute('href')).toBe(
    '/proprietario/prenotazioni',
  );
});

test('a session that was left open is asked for a new proof, by a link in the mail, and deletes then', async () => {
  const stale = { status: 403, body: { success: false, codice: 'PROVA_SCADUTA', detail: 'Prima conferma.' } };
  const sent = answerCalls(stale, { status: 200, body: { success: true, message: 'x' } }, { status: 204 });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Elimina il tuo account' }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  await user.click(await screen.findByRole('button', { name: 'Mandami il link' }));
  expect(await screen.findByText(/Abbiamo mandato un link a anna@example\.it\. Aprilo in questo browser/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(sent.map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', '/api/proprietario/account'],
    ['POST', '/api/accesso'],
    ['DELETE', '/api/proprietario/account'],
  ]);
});
