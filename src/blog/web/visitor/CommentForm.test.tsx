import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { CommentForm } from './CommentForm.tsx';
import * as visitorMessages from '../../messages/visitor.ts';

afterEach(() => vi.unstubAllGlobals());

const form = (
  <MemoryRouter>
    <CommentForm postId={7} />
  </MemoryRouter>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const alert = () => screen.getByRole('alert').textContent;

async function fillAndSend(comment = 'Bellissimo') {
  const user = userEvent.setup();
  await user.type(field('Nome'), 'Ada');
  await user.type(field('E-mail'), 'ada@example.it');
  await user.type(field('Commento'), comment);
  await user.click(screen.getByRole('button', { name: 'Invia il commento' }));
}

test('disables the submit button before hydration', () => {
  expect(renderToString(form)).toMatch(/<button type="submit"[^>]* disabled=""/);
});

test.each([
  ['a network failure', null, "Errore nell'invio del commento. Riprova più tardi."],
  ['a server error', refusal(503, 'Servizio non disponibile'), "Errore nell'invio del commento. Riprova più tardi."],
  [
    'a 429 response to a form that was sent too fast',
    refusal(429, visitorMessages.sentTooFast),
    visitorMessages.sentTooFast,
  ],
  ['a 404 response for a deleted article', refusal(404, 'Articolo non trovato'), 'Articolo non trovato'],
])('shows an error and keeps the input after %s', async (_, answer, sentence) => {
  answerCalls(answer);
  render(form);
  await fillAndSend();
  expect(alert()).toBe(sentence);
  expect(field('Commento').value).toBe('Bellissimo');
});

test('shows a server error next to its field and focuses the field', async () => {
  answerCalls(refusal(422, 'Alcuni dati…', { email: visitorMessages.emailInvalid }));
  render(form);
  await fillAndSend();
  expect(alert()).toBe(visitorMessages.emailInvalid);
  expect(document.activeElement).toBe(field('E-mail'));
});

test('hides the honeypot from screen readers, Tab and autofill', () => {
  const { container } = render(form);
  const trap = container.querySelector<HTMLInputElement>('[name="sito"]');
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy();
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe('off');
});
