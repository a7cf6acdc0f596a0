import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import { SecurityDialog } from './SecurityDialog.tsx';

function open(hasTotp = false) {
  const onClose = vi.fn<() => void>();
  return { ...openDialog(<SecurityDialog onClose={onClose} />, { hasTotp }), onClose };
}

const done = (message: string) => ({ status: 200, body: { success: true, message } });
const current = () => screen.getByLabelText<HTMLInputElement>('Password attuale');
const next = () => screen.getByLabelText<HTMLInputElement>('Nuova password');
const code = () => screen.getByLabelText<HTMLInputElement>('Codice di verifica');
const faultOf = (input: HTMLInputElement) =>
  document.getElementById((input.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '')?.textContent;

describe('the password', () => {
  test('is changed: it is said, and the dialog closes', async () => {
    const sent = answerCalls(done('Password cambiata. Le altre sessioni sono chiuse.'));
    const { user, onClose, session } = open();
    expect([current().autocomplete, next().autocomplete]).toEqual(['current-password', 'new-password']);
    await user.type(current(), 'vecchia');
    await user.type(next(), 'una frase lunga {Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.getByText('Password cambiata. Le altre sessioni sono chiuse.')).toBeTruthy();
    expect(session.refresh).toHaveBeenCalledOnce();
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/api/admin/password',
        body: { password: 'vecchia', nuova_password: 'una frase lunga ' },
      },
    ]);
  });

  test('needs the code, too, where there are codes', async () => {
    const sent = answerCalls(done('x'));
    const { user } = open(true);
    await user.type(current(), 'vecchia');
    await user.type(next(), 'una frase lunga');
    await user.type(code(), '123 456{Enter}');
    expect(sent[0]?.body).toEqual({ password: 'vecchia', nuova_password: 'una frase lunga', codice: '123456' });
  });

  test('what is missing is said at its field, and the first has the focus', async () => {
    const sent = answerCalls(done('x'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Cambia la password' }));
    expect(document.activeElement).toBe(current());
    expect(faultOf(current())).toBe('Scrivi la password.');
    expect(next().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  async function change(answer: Parameters<typeof answerCalls>[0]) {
    answerCalls(answer);
    const { user, session } = open();
    await user.type(next(), 'una frase lunga');
    await user.type(current(), 'vecchia{Enter}');
    return session;
  }

  test('that is wrong is no sign-out: the field says so, and what was typed stays', async () => {
    const { onSignedOut } = await change(refusal(401, 'x', { password: 'La password non è giusta.' }));
    await waitFor(() => expect(faultOf(current())).toBe('La password non è giusta.'));
    expect(document.activeElement).toBe(current());
    expect(next().value).toBe('una frase lunga');
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('of a session that is over leads to the login', async () => {
    const { onSignedOut } = await change(refusal(401, 'Accesso richiesto. Effettua di nuovo il login.'));
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  test.each([
    ['too many tries', { ...refusal(429, 'x'), retryAfter: 90 }, 'Troppi tentativi. Riprova tra 2 minuti.'],
    ['a broken network', null, 'Non riusciamo a raggiungere Ospitalia. Controlla la connessione e riprova.'],
  ])('is not changed after %s: an alert says why', async (_, answer, sentence) => {
    await change(answer);
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeTruthy();
  });
});

describe('the codes', () => {
  const setup = {
    status: 200,
    body: { success: true, data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ospitalia:anna?secret=JBSWY3DP' } },
  };

  test('are set up by a square code or by hand, and switched on with the first of them', async () => {
    const sent = answerCalls(setup, refusal(422, 'x', { codice: 'Il codice non è giusto.' }), done('Codici attivati.'));
    const { user, onClose, session } = open();
    await user.click(screen.getByRole('button', { name: 'Codici' }));
    await user.type(current(), 'vecchia{Enter}');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Collega l’app' }));
    expect(screen.getByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Aprila da qui' }).getAttribute('href')).toBe(setup.body.data.uri);

    await user.type(code(), '000000{Enter}');
    await waitFor(() => expect(faultOf(code())).toBe('Il codice non è giusto.'));
    await user.clear(code());
    await user.type(code(), '123456{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.getByText('Codici attivati.')).toBeTruthy();
    expect(session.refresh).toHaveBeenCalledOnce();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/admin/codici', { password: 'vecchia' }],
      ['PUT', '/api/admin/codici', { codice: '000000' }],
      ['PUT', '/api/admin/codici', { codice: '123456' }],
    ]);
  });

  test('are switched off with password and code', async () => {
    const sent = answerCalls(done('Codici disattivati.'));
    const { user, onClose } = open(true);
    await user.click(screen.getByRole('button', { name: 'Codici' }));
    await user.type(current(), 'vecchia');
    await user.type(code(), '123456');
    await user.click(screen.getByRole('button', { name: 'Disattiva i codici' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      { method: 'POST', path: '/api/admin/codici/disattiva', body: { password: 'vecchia', codice: '123456' } },
    ]);
  });
});
