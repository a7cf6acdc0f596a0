import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

afterEach(() => vi.unstubAllGlobals());

const email = () => screen.getByLabelText<HTMLInputElement>('Il tuo indirizzo e-mail');

test('says what the server says, and keeps nothing', async () => {
  const sent = answerCalls({ status: 201, body: { success: true, message: 'Guarda nella posta.' } });
  render(<NewsletterForm />);
  await userEvent.type(email(), 'ada@example.it{Enter}');
  expect((await screen.findByText('Guarda nella posta.')).closest('[role="status"]')).toBeTruthy();
  const body = { email: 'ada@example.it', sito: '', elapsed_ms: expect.any(Number) };
  expect(sent).toEqual([{ method: 'POST', path: '/api/newsletter', body }]);
  expect(email().value).toBe('');
});

test.each([
  ['an address that is none', refusal(422, 'Alcuni dati…', { email: 'Un altro.' }), 'Un altro.'],
  ['a rate limit', refusal(429, 'Troppe richieste.'), 'Troppe richieste.'],
  ['a broken network', null, 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.'],
])('%s: the sentence at the field, the focus in it, what was typed stays', async (_, answer, sentence) => {
  answerCalls(answer);
  render(<NewsletterForm />);
  await userEvent.type(email(), 'ada@{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe('ada@');
});

test('nothing typed is not asked for', async () => {
  const sent = answerCalls({ status: 201 });
  render(<NewsletterForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Iscriviti' }));
  expect(screen.getByRole('alert').textContent).toBe('Scrivi il tuo indirizzo e-mail.');
  expect(sent).toEqual([]);
});
