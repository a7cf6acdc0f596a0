import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SentCall } from '../../../../test/answer-calls.ts';
import { openAction, openDialog } from '../../../../test/open-dialog.ts';
import { openTab, send, settle } from '../../../../test/open-form.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { CreateDialog } from './CreateDialog.tsx';
import { EditDialog } from './EditDialog.tsx';

beforeEach(openTab);

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
  const opened = openAction(EditDialog, overrides);
  await settle();
  return opened;
}

test('Modifica Struttura sends the whole form, with the loaded version and the unchanged payment checkbox', async () => {
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

test('Inserisci Struttura stores its own draft, and requests confirmation on Esc if a field was filled in', async () => {
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
