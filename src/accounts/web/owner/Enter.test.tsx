import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/answer-calls.ts';
import { Enter } from './Enter.tsx';
import * as messages from '../../messages/owner.ts';

beforeEach(() => window.history.replaceState(null, '', '/proprietario/entra?token=segreto'));
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function open(link: 'whole' | 'cut' | 'none' = 'whole') {
  const onEntered = vi.fn<() => void>();
  const { container } = render(<Enter link={link} onEntered={onEntered} />);
  return { user: userEvent.setup(), onEntered, container };
}

const button = () => screen.getByRole('button', { name: 'Entra' });

test('sends the sign-in token only when the button is clicked, removes it from the URL and never renders it', async () => {
  const sent = answerCalls({ status: 200, body: { success: true, data: { email: 'anna@example.it' } } });
  const { user, onEntered, container } = open();
  expect(sent).toEqual([]);
  expect(container.innerHTML).not.toContain('segreto');
  await user.click(button());
  expect(sent).toEqual([{ method: 'POST', path: '/api/accesso/conferma', body: { token: 'segreto' } }]);
  expect(onEntered).toHaveBeenCalledOnce();
  expect(window.location.search).toBe('');
});

test('keeps the link for another attempt if the connection fails', async () => {
  const sent = answerCalls(null, { status: 200, body: { success: true } });
  const { user, onEntered } = open();
  await user.click(button());
  expect(screen.getByRole('alert').textContent).toBe(messages.siteUnreachable);
  expect(window.location.search).toBe('?token=segreto');
  await user.click(button());
  expect(sent).toHaveLength(2);
  expect(onEntered).toHaveBeenCalledOnce();
});

test('reports an incomplete link if the token in the URL is empty', () => {
  open('cut');
  expect(screen.getByText(messages.signInLinkIncomplete)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Entra' })).toBeNull();
});

test('shows the sign-in form without an alert if the URL contains no token', () => {
  open('none');
  expect(screen.getByText(messages.howToSignIn)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mandami il link' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.queryByText(messages.signInLinkIncomplete)).toBeNull();
});
