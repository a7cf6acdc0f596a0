import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useBlocker, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { useAdminSession } from './admin-session.ts';

const FLAG = 'ospitalia_admin_auth';
const OUT = refusal(401, 'Accesso richiesto. Effettua di nuovo il login.');

const live = (expires_at = '2099-01-01T00:00:00.000Z') => ({
  status: 200,
  body: { success: true, data: { username: 'anna', has_totp: true, expires_at } },
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Inside() {
  const { username, onSignedOut, signOut } = useAdminSession();
  return (
    <>
      <h1>Le strutture di {username}</h1>
      <button type="button" onClick={onSignedOut}>
        Una chiamata rifiutata
      </button>
      <button type="button" onClick={() => void signOut()}>
        Esci
      </button>
    </>
  );
}

function Unsent() {
  const { state, reset } = useBlocker(true);
  if (state !== 'blocked') return null;
  return (
    <button type="button" onClick={reset}>
      Resta
    </button>
  );
}

function Login() {
  const { state } = useLocation();
  return <p>Login: {JSON.stringify(state)}</p>;
}

function Panel({ within }: { within?: ReactNode }) {
  return (
    <AdminGuard>
      <Inside />
      {within}
    </AdminGuard>
  );
}

function open(path = '/admin?id=7', within: ReactNode = null) {
  window.history.replaceState(null, '', path);
  const Stub = createRoutesStub([
    { path: '/admin', Component: () => <Panel within={within} /> },
    { path: '/admin-ospitalia', Component: Login },
  ]);
  render(
    <>
      <Stub initialEntries={[path]} />
      <Toasts />
    </>,
  );
  return userEvent.setup();
}

const panel = () => screen.findByRole('heading', { name: 'Le strutture di anna' });
const login = async () => {
  const { textContent } = await screen.findByText(/^Login:/);
  return JSON.parse(textContent.slice('Login: '.length)) as unknown;
};
async function enter(answers: Parameters<typeof answerCalls> = [], within: ReactNode = null) {
  const sent = answerCalls(live(), ...answers);
  const user = open('/admin?id=7', within);
  await panel();
  return { sent, user, press: async (name: string) => user.click(await screen.findByRole('button', { name })) };
}
const comeBackToTheTab = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
const anotherTab = (init: StorageEventInit) => act(() => window.dispatchEvent(new StorageEvent('storage', init)));

test('the panel renders a spinner and no content on the server', () => {
  const Stub = createRoutesStub([{ path: '/admin', Component: Panel }]);
  const html = renderToString(<Stub initialEntries={['/admin']} />);
  expect(html).toContain('Verifica accesso in corso...');
  expect(html).toContain('Il pannello ha bisogno di JavaScript.');
  expect(html).not.toContain('Le strutture di');
});

test('redirects to the login without a message if the administrator was not signed in', async () => {
  answerCalls(OUT);
  open();
  expect(await login()).toEqual({ back: '/admin?id=7' });
});

test.each([
  ['a network failure', null],
  ['a 503 response', refusal(503, 'Servizio non disponibile.')],
])('offers to retry after %s instead of signing out', async (_, answer) => {
  answerCalls(answer, live());
  const user = open();
  const sentence = await screen.findByText(/^Non riusciamo a verificare l’accesso/);
  expect(sentence.getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await panel();
});

test('shows the leave prompt again after the next unauthenticated call if the administrator chose to stay on the page', async () => {
  const { press } = await enter([], <Unsent />);
  for (let refused = 0; refused < 2; refused += 1) {
    await press('Una chiamata rifiutata');
    await press('Resta');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resta' })).toBeNull());
  }
});

describe('session check', () => {
  test('redirects to the login when the tab becomes visible after the session has ended', async () => {
    await enter([OUT]);
    await comeBackToTheTab();
    expect(await login()).toEqual({ why: 'expired', username: 'anna', back: '/admin?id=7' });
  });

  test('keeps the panel open while the network is unavailable', async () => {
    const { sent } = await enter([null]);
    await comeBackToTheTab();
    await waitFor(() => expect(sent).toHaveLength(2));
    await panel();
  });

  test.each([
    ['signs out', 'left', { key: null }],
    ['removes the flag of an expired session', 'expired', { key: FLAG, oldValue: 'true', newValue: null }],
  ])('redirects to the login when another tab %s', async (_, why, event) => {
    await enter([OUT]);
    await anotherTab(event);
    expect(await login()).toMatchObject({ why });
  });

  test('ignores changes that another tab makes to unrelated storage keys', async () => {
    const { sent } = await enter();
    await anotherTab({ key: 'ospitalia_tema', newValue: 'sera' });
    expect(sent).toHaveLength(1);
  });

  test('runs when the session expires, so that an unattended screen no longer shows the panel', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    const sent = answerCalls(live('2026-11-21T10:30:00.000Z'), OUT);
    open();
    await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    expect(sent).toHaveLength(2);
    expect(screen.getByText(/^Login:/).textContent).toContain('expired');
  });

  test("does not run again within 30 seconds if the browser's clock is ahead", async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    const sent = answerCalls(live('2026-11-21T10:30:00.000Z'));
    open();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(sent).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('reports a failed sign-out and keeps the session', async () => {
    const { press } = await enter([null]);
    await press('Esci');
    expect(await screen.findByText(/sei ancora dentro/)).toBeTruthy();
    await panel();
    expect(localStorage.getItem(FLAG)).toBe('true');
  });
});
