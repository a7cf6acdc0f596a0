import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import type { WaitingAddress } from '../../address-contract.ts';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { SignInAddress } from './SignInAddress.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(waiting: WaitingAddress | null) {
  const Component = () => (
    <>
      <SignInAddress email="anna@example.it" waiting={waiting} />
      <Toasts />
    </>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  return userEvent.setup();
}

test('requests a change of address, and shows errors next to the field', async () => {
  const refused = refusal(422, 'È già il tuo indirizzo.');
  const sent = answerCalls(refused, refused, { status: 200, body: { success: true, message: '' } });
  const user = open(null);
  await user.click(screen.getByRole('button', { name: 'Cambia indirizzo' }));
  const field = screen.getByLabelText('Nuovo indirizzo e-mail');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'anna@example.it{Enter}');
  expect(await screen.findByText('È già il tuo indirizzo.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Manda i due link' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field), { timeout: 60_000 });
  await user.clear(field);
  await user.type(field, 'nuova@example.it{Enter}');
  expect(await screen.findByText(/Abbiamo scritto a tutti e due gli indirizzi/)).toBeTruthy();
  expect(sent.at(-1)).toEqual({
    method: 'POST',
    path: '/api/proprietario/indirizzo',
    body: { email: 'nuova@example.it' },
  });
});

test('returns the focus to the button when the form is cancelled', async () => {
  const user = open(null);
  const button = () => screen.getByRole('button', { name: 'Cambia indirizzo' });
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Lascia com’è' }));
  expect(document.activeElement).toBe(button());
});

test('shows which confirmation of a pending change is missing, and cancels the change on «Annulla»', async () => {
  const sent = answerCalls({ status: 204, body: undefined });
  const user = open({ email: 'nuova@example.it', manca: 'vecchio', is_expired: false });
  expect(screen.getByText('In attesa di conferma: nuova@example.it')).toBeTruthy();
  expect(screen.getByText(/Manca la conferma dall’indirizzo di adesso/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(sent).toMatchObject([{ method: 'DELETE', path: '/api/proprietario/indirizzo' }]);
});
