import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/answer-calls.ts';
import { OwnerAccount } from './OwnerAccount.tsx';

afterEach(() => vi.unstubAllGlobals());

type Ahead = Parameters<typeof OwnerAccount>[0]['ahead'];

const stay = (role: 'host' | 'guest', nome: string, status: Ahead[number]['status'] = 'confermata') =>
  ({ id: `${nome} ${status}`, role, nome, status, check_in: '2026-12-01', check_out: '2026-12-04' }) as Ahead[number];

function open(ahead: Ahead = []) {
  const strutture = ['Podere Le Querce', 'La Loggia'];
  const Component = () => <OwnerAccount email="anna@example.it" strutture={strutture} ahead={ahead} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  return userEvent.setup();
}

test('the account is deleted after a confirmation that lists the strutture and the data that remains', async () => {
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

test('bookings that prevent the account deletion are listed before any request is sent', async () => {
  const sent = answerCalls({ status: 204 });
  const user = open([
    stay('host', 'La Loggia'),
    stay('host', 'Podere Le Querce', 'richiesta'),
    stay('host', 'Podere Le Querce', 'in_attesa_pagamento'),
    stay('guest', 'Casa al mare'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Elimina il tuo account' }));
  const question = screen.getByRole('alertdialog', { name: 'Hai ancora prenotazioni aperte' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'La Loggia, dal 01/12/2026 al 04/12/2026',
    'Podere Le Querce, dal 01/12/2026 al 04/12/2026 (richiesta senza risposta)',
    'Podere Le Querce, dal 01/12/2026 al 04/12/2026 (pagamento in corso)',
  ]);
  expect(screen.getByRole('link', { name: 'Vedi le prenotazioni' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Conferma' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(sent).toEqual([]);
});

test('at most eight bookings that prevent the account deletion are listed, followed by a note that there are others', async () => {
  const user = open(Array.from({ length: 9 }, (_, home) => stay('host', `Casa ${home}`)));
  await user.click(screen.getByRole('button', { name: 'Elimina il tuo account' }));
  const lines = within(screen.getByRole('alertdialog')).getAllByRole('listitem');
  expect([lines.length, lines.at(-1)?.textContent]).toEqual([9, 'e altre']);
});

test('the confirmation of the account deletion lists the stays that remain and the requests that are withdrawn', async () => {
  const sent = answerCalls({ status: 204 });
  const user = open([stay('guest', 'Casa al mare'), stay('guest', 'Baita', 'richiesta')]);
  await user.click(screen.getByRole('button', { name: 'Elimina il tuo account' }));
  const [staying, withdrawn] = within(screen.getByRole('alertdialog')).getAllByRole('list');
  expect(staying?.textContent).toBe('Casa al mare, dal 01/12/2026 al 04/12/2026');
  expect(withdrawn?.textContent).toBe('Baita, dal 01/12/2026 al 04/12/2026 (richiesta senza risposta)');
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(sent).toHaveLength(1);
});

test('if the server rejects the account deletion because of future guests, the dialog shows the reason and links to the bookings', async () => {
  const detail = '«La Loggia» ha prenotazioni future.';
  answerCalls({ status: 409, body: { success: false, codice: 'PRENOTAZIONI_FUTURE', detail } });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Elimina il tuo account' }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByRole('alertdialog', { name: 'Hai ancora prenotazioni aperte' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vedi le prenotazioni' }).getAttribute('href')).toBe(
    '/proprietario/prenotazioni',
  );
});

test('deleting the account from an old session requires confirmation through an emailed link', async () => {
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
