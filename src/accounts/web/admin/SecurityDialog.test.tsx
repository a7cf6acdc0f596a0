import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { AdminSecurity } from '../../admin-security-contract.ts';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import { SecurityDialog } from './SecurityDialog.tsx';

type Security = Partial<AdminSecurity>;

const security = (overrides: Security = {}) => ({
  status: 200,
  body: {
    success: true,
    data: { has_totp: false, passkey: [], codici_rimasti: 0, email: null, email_in_attesa: null, ...overrides },
  },
});

async function open(overrides: Security, ...answers: Parameters<typeof answerCalls>) {
  const onClose = vi.fn<() => void>();
  const sent = answerCalls(security(overrides), ...answers);
  const opened = openDialog(<SecurityDialog onClose={onClose} />);
  await screen.findByLabelText('Password attuale');
  return { ...opened, onClose, sent: () => sent.slice(1) };
}

const done = (message: string) => ({ status: 200, body: { success: true, message } });
const current = () => screen.getByLabelText<HTMLInputElement>('Password attuale');
const next = () => screen.getByLabelText<HTMLInputElement>('Nuova password');
const code = () => screen.getByLabelText<HTMLInputElement>('Codice di verifica');
const faultOf = (input: HTMLInputElement) =>
  document.getElementById((input.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '')?.textContent;

describe('changing the password', () => {
  test('shows an error next to each missing field and focuses the first', async () => {
    const { user, sent } = await open({}, done('x'));
    await user.click(screen.getByRole('button', { name: 'Cambia la password' }));
    expect(document.activeElement).toBe(current());
    expect(faultOf(current())).toBe('Scrivi la password.');
    expect(next().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  async function change(answer: Parameters<typeof answerCalls>[0]) {
    const { user, session } = await open({}, answer);
    await user.type(next(), 'una frase lunga');
    await user.type(current(), 'vecchia{Enter}');
    return session;
  }

  test('redirects to the login if the session has ended', async () => {
    const { onSignedOut } = await change(refusal(401, 'Accesso richiesto. Effettua di nuovo il login.'));
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  test.each([
    ['too many attempts', { ...refusal(429, 'x'), retryAfter: 90 }, 'Troppi tentativi. Riprova tra 2 minuti.'],
    ['a network failure', null, 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.'],
  ])('shows an alert after %s', async (_, answer, sentence) => {
    await change(answer);
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeTruthy();
  });
});

describe('authenticator codes', () => {
  const setup = {
    status: 200,
    body: { success: true, data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ospitalia:anna?secret=JBSWY3DP' } },
  };

  const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  const on = { status: 200, body: { success: true, message: 'Codici attivati.', data: { codici_di_recupero: CODES } } };

  test('are set up with a QR code or a typed secret, and are activated by the first valid code', async () => {
    const wrong = refusal(422, 'x', { codice: 'Il codice non è giusto.' });
    const { user, onClose, session, sent } = await open({}, setup, wrong, on);
    await user.click(screen.getByRole('button', { name: 'Codici' }));
    await user.type(current(), 'vecchia{Enter}');
    expect(await screen.findByRole('heading', { name: 'Collega l’app' })).toBe(document.activeElement);
    expect(screen.getByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Aprila da qui' }).getAttribute('href')).toBe(setup.body.data.uri);

    await user.type(code(), '000000{Enter}');
    await waitFor(() => expect(faultOf(code())).toBe('Il codice non è giusto.'));
    await user.clear(code());
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Codici di recupero' })).toBe(document.activeElement);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(screen.getByText('Codici attivati.')).toBeTruthy();
    expect(session.refresh).toHaveBeenCalledOnce();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await user.click(screen.getByRole('button', { name: 'Stampa' }));
    expect(print).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Li ho salvati' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/admin/codici', { password: 'vecchia' }],
      ['PUT', '/api/admin/codici', { codice: '000000' }],
      ['PUT', '/api/admin/codici', { codice: '123456' }],
    ]);
  });

  test('come with recovery codes, which can be renewed and are then displayed', async () => {
    const renewed = { ...on, body: { ...on.body, message: 'Nuovi codici.' } };
    const { user } = await open({ has_totp: true, codici_rimasti: 1 }, renewed);
    await user.click(screen.getByRole('button', { name: 'Codici' }));
    expect(screen.getByText('Ti resta un codice di recupero.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Crea nuovi codici' }));
    await user.type(current(), 'vecchia{Enter}');
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(CODES);
  });
});

test('removes a passkey once the password is confirmed', async () => {
  const id = '0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e';
  const passkey = [{ id, nome: 'Telefono', created_at: '2026-11-20T08:12:00.000Z', used_at: null }];
  const { user, onClose, sent } = await open({ passkey }, done('Passkey tolta.'));
  await user.click(screen.getByRole('button', { name: 'Passkey' }));
  expect(screen.getByRole('listitem').textContent).toContain('aggiunta il 20/11/2026, mai usata');
  expect(screen.queryByRole('button', { name: 'Aggiungi una passkey' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Togli Telefono' }));
  expect(screen.getByText('Vuoi togliere la passkey «Telefono»? Con quella non si entra più.')).toBeTruthy();
  await user.type(current(), 'vecchia');
  await user.click(screen.getByRole('button', { name: 'Togli la passkey' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ method: 'DELETE', path: `/api/admin/passkey/${id}`, body: { password: 'vecchia' } }]);
});

test('removes the alert address once the current password is entered', async () => {
  const { user, onClose, sent } = await open({ email: 'anna@example.it' }, done('Indirizzo tolto.'));
  await user.click(screen.getByRole('button', { name: 'Avvisi' }));
  const email = screen.getByLabelText<HTMLInputElement>('Indirizzo e-mail per gli avvisi');
  expect(email.value).toBe('anna@example.it');
  await user.clear(email);
  await user.type(current(), 'vecchia{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ method: 'PUT', path: '/api/admin/email', body: { email: '', password: 'vecchia' } }]);
});
