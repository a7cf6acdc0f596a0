import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { refusal, type SentCall } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import { openTab, send, settle } from '../../../../test/open-form.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';

beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());

/** The portal answers the form's call with `answer`, and for places as ever. */
function answerForm(answer: { status: number; body: unknown }): SentCall[] {
  const places = globalThis.fetch;
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return places(path);
    sent.push({ method, path, body: body === undefined ? undefined : JSON.parse(body) });
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
  return sent;
}

async function edit(overrides: Partial<AdminDetail> = {}) {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const dialog = <EditDialog struttura={adminDetail(overrides)} onClose={onClose} onDone={onDone} />;
  const opened = { ...openDialog(dialog), onClose, onDone };
  await settle();
  return opened;
}

test('Modifica Struttura sends the whole form with the version that was read, and the checkbox as it was', async () => {
  const message = 'Admin: Struttura aggiornata con successo!';
  const sent = answerForm({ status: 200, body: { success: true, message } });
  const { onDone } = await edit({ stripe_onboarding_completed: true });
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(message));
  expect(sent[0]).toMatchObject({ method: 'PUT', path: '/api/admin/strutture/7' });
  expect(sent[0]?.body).toMatchObject({
    nome: 'Podere Le Querce',
    versione: 'v1',
    stripe_onboarding_completed: true,
    prezzo_notte: 95,
  });
});

test('of another version it says so, and what is typed stays', async () => {
  const detail = "La struttura è stata modificata da un'altra sessione. Ricarica la pagina.";
  answerForm(refusal(409, detail));
  const { user, onDone } = await edit();
  await user.type(screen.getByLabelText('Nome della struttura'), ' 2');
  send();
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome della struttura').value).toBe('Podere Le Querce 2');
  expect(onDone).not.toHaveBeenCalled();
});

test('whose session is over signs in in another tab', async () => {
  answerForm(refusal(401, 'Accesso richiesto. Effettua di nuovo il login.'));
  await edit();
  send();
  const link = await screen.findByRole('link', { name: /^Entra di nuovo/ });
  expect(link.getAttribute('href')).toBe('/admin-ospitalia');
});

test('Inserisci Struttura: a form of its own draft, that asks before it is closed', async () => {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const { user } = openDialog(<CreateDialog onClose={onClose} onDone={onDone} />);
  await settle();
  await user.type(screen.getByLabelText('Nome della struttura'), 'Casa');
  expect(sessionStorage.getItem('ospitalia_admin_bozza')).toContain('Casa');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog').textContent).toMatch(/La struttura non è ancora inserita/);
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a failure without a word says the specification’s sentence', async () => {
  answerForm({ status: 500, body: {} });
  await edit();
  send();
  expect(await screen.findByText("Errore nell'inserimento della struttura. Riprova.")).toBeTruthy();
});
