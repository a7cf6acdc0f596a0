import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { SignIn } from './SignIn.tsx';
import * as messages from '../../messages/owner.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const email = () => screen.getByLabelText<HTMLInputElement>('Il tuo indirizzo e-mail');

async function submitEmail(address: string) {
  const user = userEvent.setup();
  await user.type(email(), `${address}{Enter}`);
  return user;
}

test('disables the form before hydration, because a native submit would put the email address into the URL', () => {
  expect(renderToString(<SignIn />)).toContain('disabled=""');
});

test.each([
  ['a server error', refusal(422, 'Alcuni dati…', { email: messages.emailInvalid }), messages.emailInvalid],
  ['a network failure', null, messages.siteUnreachable],
])('shows %s next to the field, focuses the field and keeps the typed text', async (_, answer, sentence) => {
  answerCalls(answer);
  render(<SignIn />);
  await submitEmail('anna@');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(email().value).toBe('anna@');
});

test('resends the link only after a minute, and returns to the filled form on «Usa un altro indirizzo»', async () => {
  vi.useFakeTimers();
  const sent = answerCalls({ status: 200 });
  render(<SignIn />);
  fireEvent.change(email(), { target: { value: 'anna@example.it' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mandami il link' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const again = screen.getByText('Manda un altro link');
  fireEvent.click(again);
  expect(sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  fireEvent.click(again);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(sent).toHaveLength(2);
  expect(screen.getByText(messages.signInLinkResent)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Usa un altro indirizzo' }));
  expect(email().value).toBe('anna@example.it');
  expect(document.activeElement).toBe(email());
});
