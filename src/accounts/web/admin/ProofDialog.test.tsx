import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import { call } from '../../../api/call.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { useProof } from './use-proof.ts';

afterEach(() => vi.unstubAllGlobals());

const STALE = { status: 403, body: { success: false, codice: 'PROVA_SCADUTA', detail: 'Prima conferma.' } };
const MISSING = { status: 403, body: { success: false, codice: 'SECONDO_FATTORE_MANCANTE', detail: 'Serve.' } };
const DONE = { status: 200, body: { success: true, data: {} } };

function Purge({ onReply }: { onReply: (isDone: boolean) => void }) {
  const { question, withProof } = useProof();
  const [detail, setDetail] = useState('');
  const purge = async () => {
    const body = { conferma: 'ELIMINA TUTTE', password: 'segreta' };
    const reply = await withProof(() => call('POST /api/admin/svuota', { body }));
    setDetail(reply.ok ? '' : reply.detail);
    onReply(reply.ok);
  };
  return (
    <>
      <button type="button" onClick={() => void purge()}>
        Svuota
      </button>
      <p>{detail}</p>
      {question && <ProofDialog why={question.why} onAnswer={question.answer} />}
    </>
  );
}

async function open(...answers: Parameters<typeof answerCalls>) {
  const onReply = vi.fn<(isDone: boolean) => void>();
  const sent = answerCalls(...answers);
  const { user } = openDialog(<Purge onReply={onReply} />);
  await user.click(screen.getByRole('button', { name: 'Svuota' }));
  return { user, onReply, paths: () => sent.map(({ path }) => path) };
}

test('requests the second factor again if it is stale, shows an error for a wrong code, and repeats the rejected call after a valid code', async () => {
  const wrong = refusal(422, 'x', { codice: 'Il codice non è giusto.' });
  const { user, onReply, paths } = await open(STALE, wrong, { status: 204 }, DONE);
  const code = await screen.findByLabelText<HTMLInputElement>('Codice di verifica');
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(code);
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(onReply).toHaveBeenCalledExactlyOnceWith(true));
  expect(screen.queryByLabelText('Codice di verifica')).toBeNull();
  expect(paths()).toEqual(['/api/admin/svuota', '/api/admin/conferma', '/api/admin/conferma', '/api/admin/svuota']);
});

test('cancels the pending call if the confirmation dialog is closed', async () => {
  const { user, onReply, paths } = await open(STALE, DONE);
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(onReply).toHaveBeenCalledExactlyOnceWith(false));
  expect(paths()).toEqual(['/api/admin/svuota']);
});

describe('without a second factor', () => {
  const security = { has_totp: false, passkey: [], codici_rimasti: 0, email: null, email_in_attesa: null };

  async function openSecurity(...more: Parameters<typeof answerCalls>) {
    const opened = await open(MISSING, { status: 200, body: { success: true, data: security } }, ...more);
    expect(await screen.findByText(/gli ospiti serve un secondo fattore/)).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Apri Sicurezza' }));
    expect(await screen.findByRole('heading', { name: 'Il tuo accesso' })).toBeTruthy();
    return opened;
  }
  const AGAIN = 'Non abbiamo ancora fatto niente. Se hai attivato il secondo fattore, conferma di nuovo.';

  test('cancels the pending call if the confirmation dialog is closed', async () => {
    const { user, onReply, paths } = await open(MISSING, DONE);
    await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(onReply).toHaveBeenCalledExactlyOnceWith(false));
    expect(paths()).toEqual(['/api/admin/svuota']);
  });

  test('does not repeat the call if the Sicurezza dialog is closed without a setup', async () => {
    const { user, onReply, paths } = await openSecurity(DONE);
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(onReply).toHaveBeenCalledExactlyOnceWith(false));
    expect(paths()).toEqual(['/api/admin/svuota', '/api/admin/sicurezza']);
    expect(screen.getByText(AGAIN)).toBeTruthy();
  });

  test('requires a new confirmation after codes are set up, and does not repeat the call automatically', async () => {
    const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ospitalia:anna?secret=JBSWY3DP' };
    const { user, onReply, paths } = await openSecurity(
      { status: 200, body: { success: true, data: setup } },
      {
        status: 200,
        body: { success: true, message: 'Codici attivati.', data: { codici_di_recupero: ['AAAA-BBBB'] } },
      },
      DONE,
    );
    await user.click(screen.getByRole('button', { name: 'Codici' }));
    await user.type(screen.getByLabelText('Password attuale'), 'segreta{Enter}');
    await user.type(await screen.findByLabelText('Codice di verifica'), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Li ho salvati' }));
    await waitFor(() => expect(onReply).toHaveBeenCalledExactlyOnceWith(false));
    expect(paths().filter((path) => path === '/api/admin/svuota')).toHaveLength(1);
    expect(screen.getByText(AGAIN)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Svuota' }));
    await waitFor(() => expect(onReply).toHaveBeenLastCalledWith(true));
  });
});
