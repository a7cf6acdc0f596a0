import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

afterEach(() => vi.unstubAllGlobals());

const email = () => screen.getByLabelText<HTMLInputElement>('Il tuo indirizzo e-mail');

test("shows the server's message and clears the field after a subscription", async () => {
  const sent = answerCalls({ status: 201, body: { success: true, message: 'Guarda nella posta.' } });
  render(<NewsletterForm />);
  await userEvent.type(email(), 'ada@example.it{Enter}');
  expect((await screen.findByText('Guarda nella posta.')).closest('[role="status"]')).toBeTruthy();
  const body = { email: 'ada@example.it', sito: '', elapsed_ms: expect.any(Number) };
  expect(sent).toEqual([{ method: 'POST', path: '/api/newsletter', body }]);
  expect(email().value).toBe('');
});

test.each([
  ['an invalid address', refusal(422, 'Alcuni dati…', { email: 'Un altro.' }), 'Un altro.'],
  ['a rate-limit error', refusal(429, 'Troppe richieste.'), 'Troppe richieste.'],
  ['a network failure', null, 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.'],
])('shows an error next to the field, focuses the field and keeps the input after %s', async (_, answer, sentence) => {
  answerCalls(answer);
  render(<NewsletterForm />);
  await userEvent.type(email(), 'ada@{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@');
});

test('shows an error and sends no request if the email field is empty', async () => {
  const sent = answerCalls({ status: 201 });
  render(<NewsletterForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Iscriviti' }));
  expect(screen.getByRole('alert').textContent).toBe('Scrivi il tuo indirizzo e-mail.');
  expect(sent).toEqual([]);
});
