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

test('opening the link changes nothing; the button uses the token, says so, and takes it out of the address', async () => {
  const sent = answerCalls({ status: 200, body: { success: true, message: 'Iscrizione confermata.' } });
  show();
  expect(sent).toEqual([]);
  await press();
  const said = await screen.findByRole('status');
  expect(said.textContent).toBe('Iscrizione confermata.');
  expect(document.activeElement).toBe(said);
  expect(sent).toEqual([{ method: 'POST', path: '/api/newsletter/conferma', body: { token: 'segreto' } }]);
  expect(window.location.search).toBe('');
  expect(screen.getByText('Vai al blog')).toBeTruthy();
});

test('a token that is used up or too old says why, and offers another way', async () => {
  answerCalls(refusal(422, 'Il link non vale più.'));
  show();
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Il link non vale più.');
  expect(screen.getByText('Chiedine un’altra')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test.each([
  ['a broken network', null],
  ['too many calls', refusal(429, 'Troppe richieste.')],
])('%s: the link is still good, and the button is there', async (_, answer) => {
  answerCalls(answer);
  show();
  await press();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('button', { name: 'Conferma' })).toBeTruthy();
  expect(window.location.search).toBe('?token=segreto');
});

test('a link without a token offers the other way at once', () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Chiedine un’altra')).toBeTruthy();
});
