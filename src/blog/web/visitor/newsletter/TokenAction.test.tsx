import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../../api/call.ts';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { TokenAction } from './TokenAction.tsx';

beforeEach(() => window.history.replaceState(null, '', '/newsletter/conferma?token=segreto'));
afterEach(() => vi.unstubAllGlobals());

function show(hasToken = true) {
  return render(
    <TokenAction
      hasToken={hasToken}
      send={(token) => call('POST /api/newsletter/conferma', { body: { token } })}
      lead="Premi «Conferma»."
      button={{ ready: 'Conferma', sending: 'Confermiamo…' }}
      after="Vai al blog"
      instead="Chiedine un’altra"
    />,
  );
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Conferma' }));

test('uses the token only when the button is pressed, then confirms the action and removes the token from the URL', async () => {
  const sent = answerCalls({ status: 200, body: { success: true, message: 'Iscrizione confermata.' } });
  show();
  expect(sent).toEqual([]);
  await press();
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('Iscrizione confermata.');
  expect(document.activeElement).toBe(status);
  expect(sent).toEqual([{ method: 'POST', path: '/api/newsletter/conferma', body: { token: 'segreto' } }]);
  expect(window.location.search).toBe('');
  expect(screen.getByText('Vai al blog')).toBeTruthy();
});

test("shows the server's reason and offers to request a new link if the token is invalid", async () => {
  answerCalls(refusal(422, 'Il link non vale più.'));
  show();
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Il link non vale più.');
  expect(screen.getByText('Chiedine un’altra')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test.each([
  ['a network failure', null],
  ['a rate-limit error', refusal(429, 'Troppe richieste.')],
])('keeps the button, and leaves the token in the URL, after %s', async (_, answer) => {
  answerCalls(answer);
  show();
  await press();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('button', { name: 'Conferma' })).toBeTruthy();
  expect(window.location.search).toBe('?token=segreto');
});

test('shows no button and offers to request a new link if the link has no token', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Chiedine un’altra')).toBeTruthy();
});
