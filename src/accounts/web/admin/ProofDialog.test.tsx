import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import { call } from '../../../api/call.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { useProof } from './use-proof.ts';

afterEach(() => vi.unstubAllGlobals());

const STALE = { status: 403, body: { success: false, codice: 'PROVA_SCADUTA', detail: 'Prima conferma.' } };
const MISSING = { status: 403, body: { success: false, codice: 'SECONDO_FATTORE_MANCANTE', detail: 'Serve.' } };
const DONE = { status: 200, body: { success: true, data: {} } };

/** A screen that empties the database, and says what came of it. */
function Purge({ onReply }: { onReply: (isDone: boolean) => void }) {
  const { question, withProof } = useProof();
  const purge = async () => {
    const body = { conferma: 'ELIMINA TUTTE', password: 'segreta' };
    onReply((await withProof(() => call('POST /api/admin/svuota', { body }))).ok);
  };
  return (
    <>
      <button type="button" onClick={() => void purge()}>
        Svuota
      </button>
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

test('the second factor is asked for where it was not given lately; a wrong code is said, and the call is then made again', async () => {
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

test('whoever closes the question gets the refusal, and nothing is done', async () => {
  const { user, onReply, paths } = await open(STALE, DONE);
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(onReply).toHaveBeenCalledExactlyOnceWith(false));
  expect(paths()).toEqual(['/api/admin/svuota']);
});

test('whoever has no second factor is told to switch one on, and led there', async () => {
  const security = { has_totp: false, passkey: [], codici_rimasti: 0, email: null, email_in_attesa: null };
  const { user, onReply } = await open(MISSING, { status: 200, body: { success: true, data: security } }, MISSING);
  expect(await screen.findByText(/gli ospiti serve un secondo fattore/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Apri Sicurezza' }));
  expect(await screen.findByRole('heading', { name: 'Il tuo accesso' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(onReply).toHaveBeenCalledExactlyOnceWith(false));
});
