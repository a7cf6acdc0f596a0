import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announced } from '../../../../test/announced.ts';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { LiveRegions } from '../../../ui/toasts/LiveRegions.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { AdminLogin } from './AdminLogin.tsx';

const FLAG = 'ospitalia_admin_auth';
const IN = { status: 200, body: { success: true, message: 'Login effettuato con successo!', data: {} } };
const WRONG = refusal(401, 'Credenziali non valide. Riprova.');
const TOO_MANY = { ...refusal(429, 'Troppe richieste. Riprova tra 272 secondi.'), retryAfter: 272 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Panel() {
  const { search } = useLocation();
  return <h1>Il pannello {search}</h1>;
}

function open(state?: unknown) {
  const Stub = createRoutesStub([
    { path: '/admin-ospitalia', Component: AdminLogin },
    { path: '/admin', Component: Panel },
  ]);
  render(
    <>
      <Stub initialEntries={[{ pathname: '/admin-ospitalia', state }]} />
      <Toasts />
      <LiveRegions />
    </>,
  );
  return userEvent.setup();
}

const username = () => screen.getByLabelText<HTMLInputElement>('Nome utente');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const code = () => screen.getByLabelText<HTMLInputElement>(/^Codice di verifica/);
const alert = async (sentence: string) => {
  const shown = await screen.findByText(sentence);
  expect(shown.closest('[role=alert]')).toBeTruthy();
};

async function tryToEnter(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), ' anna ');
  await user.type(password(), 'segreta{Enter}');
}

test('disables the login form before hydration and explains that scripts are required', () => {
  const Stub = createRoutesStub([{ path: '*', Component: AdminLogin }]);
  const html = renderToString(<Stub initialEntries={['/admin-ospitalia']} />);
  expect(html).toContain('disabled=""');
  expect(html).toContain('<noscript><p class="note warn">Il pannello ha bisogno di JavaScript.</p></noscript>');
});

test('marks the fields for password managers and focuses the username field', () => {
  open();
  expect(username().autocomplete).toBe('username');
  expect(password().autocomplete).toBe('current-password');
  expect(document.activeElement).toBe(username());
  expect(screen.getByRole('link', { name: 'Torna alla home' }).getAttribute('href')).toBe('/');
});

test.each([
  ['', '', 'username'],
  ['   ', 'segreta', 'username'],
  ['anna', '', 'password'],
])(
  'shows «Inserisci username e password» for the username «%s» and the password «%s», and focuses the empty field',
  async (name, secret, focused) => {
    const sent = answerCalls(IN);
    const user = open();
    if (name !== '') await user.type(username(), name);
    if (secret !== '') await user.type(password(), secret);
    await user.click(screen.getByRole('button', { name: 'Entra' }));
    await alert('Inserisci username e password');
    expect(document.activeElement?.getAttribute('name')).toBe(focused);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  },
);

test.each([
  ['wrong credentials', WRONG, 'Credenziali non valide. Riprova.'],
  ['a network failure', null, 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.'],
])(
  'the login form shows a message after %s, preserves its fields and can be submitted again',
  async (_, answer, sentence) => {
    const sent = answerCalls(answer, IN);
    const user = open();
    await tryToEnter(user);
    await alert(sentence);
    expect(document.activeElement).toBe(password());
    expect(password().value).toBe('segreta');
    expect(localStorage.getItem(FLAG)).toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByText('Accesso effettuato! Reindirizzamento...');
    expect(sent).toHaveLength(2);
  },
);

test('ignores further submissions while a sign-in is in progress', async () => {
  const sent = answerCalls(IN);
  const user = open();
  await tryToEnter(user);
  await user.keyboard('{Enter}{Enter}');
  await screen.findByText('Accesso effettuato! Reindirizzamento...');
  await user.click(screen.getByRole('button', { name: 'Entra' }));
  expect(sent).toHaveLength(1);
});

describe('second-factor code', () => {
  test('has a field on the login form from the start, and is sent without spaces', async () => {
    const sent = answerCalls(WRONG, IN);
    const user = open();
    expect(code().autocomplete).toBe('one-time-code');
    await user.type(username(), 'anna');
    await user.type(code(), '123 456');
    await user.type(password(), 'segreta{Enter}');
    await alert('Credenziali non valide. Riprova.');
    for (const field of [username(), password(), code()]) expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}');
    await screen.findByText('Accesso effettuato! Reindirizzamento...');
    expect(sent[0]?.body).toEqual({ username: 'anna', password: 'segreta', codice: '123456' });
  });
});

describe('passkey sign-in', () => {
  const CHALLENGE = { status: 200, body: { success: true, data: { challenge: 'x', allowCredentials: [] } } };

  test('is hidden if the browser does not support passkeys', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Entra con una passkey' })).toBeNull();
  });

  test('reports a passkey that does not respond, and leaves the password form usable', async () => {
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    const sent = answerCalls(CHALLENGE, IN);
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Entra con una passkey' }));
    await alert('La passkey non ha risposto, o hai annullato. Riprova, o entra in un altro modo.');
    expect(sent.map(({ path }) => path)).toEqual(['/api/admin/login/passkey/sfida']);
    await tryToEnter(user);
    await screen.findByText('Accesso effettuato! Reindirizzamento...');
  });
});

describe('after too many attempts', () => {
  async function beRefused(...answers: Parameters<typeof answerCalls>) {
    vi.useFakeTimers();
    const sent = answerCalls(...answers);
    open();
    fireEvent.change(username(), { target: { value: 'anna' } });
    fireEvent.change(password(), { target: { value: 'segreta' } });
    await send('Entra');
    return sent;
  }
  async function send(name: string) {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }

  test('shows a countdown until the next attempt is allowed', async () => {
    const sent = await beRefused(TOO_MANY, IN);
    expect(screen.getByText('Troppi tentativi. Riprova tra 5 minuti.')).toBeTruthy();
    await send('Riprova tra 4:32');
    expect(sent).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('button', { name: 'Riprova tra 3:32' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(212_000));
    expect(announced()).toBe('Ora puoi riprovare.');
    await send('Entra');
    expect(sent).toHaveLength(2);
  });

  test('offers to enter a code instead of waiting', async () => {
    const sent = await beRefused(TOO_MANY, TOO_MANY);
    await send('Hai un codice? Entra con quello');
    expect(document.activeElement).toBe(code());
    fireEvent.change(code(), { target: { value: '123456' } });
    await send('Entra');
    expect(sent[1]?.body).toMatchObject({ codice: '123456' });
    expect(screen.getByRole('button', { name: 'Riprova tra 4:32' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Hai un codice/ })).toBeNull();
  });
});

test('offers to email a link to the alert address after too many attempts', async () => {
  const message = 'Se questo amministratore ha un indirizzo, tra poco riceve un’e-mail.';
  const sent = answerCalls(TOO_MANY, { status: 200, body: { success: true, message } });
  const user = open();
  await tryToEnter(user);
  await user.click(await screen.findByRole('button', { name: 'Mandami un link all’indirizzo per gli avvisi' }));
  expect((await screen.findByText(message)).closest('[role=status]')).toBeTruthy();
  expect(sent[1]).toEqual({ method: 'POST', path: '/api/admin/login/link', body: { username: ' anna ' } });
});

describe('with the flag of an earlier session in local storage', () => {
  beforeEach(() => localStorage.setItem(FLAG, 'true'));

  test.each([
    ['removes the flag and shows the form if the session no longer exists', refusal(401, 'Accesso richiesto.'), null],
    ['keeps the flag and shows the form if the check fails', null, 'true'],
  ])('%s', async (_, answer, flag) => {
    answerCalls(answer);
    open();
    await waitFor(() => expect(username()).toBeTruthy());
    expect(localStorage.getItem(FLAG)).toBe(flag);
  });
});
