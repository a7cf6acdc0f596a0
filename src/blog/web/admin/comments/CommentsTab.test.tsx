import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { openDialog } from '../../../../../test/open-dialog.ts';
import { CommentsTab } from './CommentsTab.tsx';

afterEach(() => vi.unstubAllGlobals());

const comment = (id: number, autore: string, contenuto = 'Che bello!') => ({
  id,
  post_id: 1,
  post_titolo: 'Tre borghi',
  post_slug: 'tre-borghi',
  autore,
  email: `${autore.toLowerCase()}@example.it`,
  contenuto,
  stato: 'in_attesa',
  created_at: '2026-11-20T08:12:00.000Z',
  approved_before: 0,
  refused_before: 0,
});
const page = (...data: ReturnType<typeof comment>[]) => ({
  status: 200,
  body: { success: true, data, total: data.length, counts: { in_attesa: data.length, approvato: 0, rifiutato: 0 } },
});
const DONE = { status: 200, body: { success: true, message: 'Commento approvato.' } };
const item = async (autore: string) => (await screen.findByText(autore)).closest('li') ?? document.body;
const press = (name: string, inside: HTMLElement) => within(inside).getByRole('button', { name });

test('a decision is sent and counted, and the focus goes on to the next one, at last to where nothing is left', async () => {
  const sent = answerCalls(page(comment(1, 'Ada', '<script>alert(1)</script>'), comment(2, 'Bruno')), DONE);
  const onWaiting = vi.fn();
  const { user } = openDialog(<CommentsTab onWaiting={onWaiting} />);
  expect(within(await item('Ada')).getByText('<script>alert(1)</script>')).toBeTruthy();
  await user.click(press('Approva', await item('Ada')));
  const next = await item('Bruno');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(sent[1]).toEqual({ method: 'PUT', path: '/api/admin/blog/comments/1/stato', body: { stato: 'approvato' } });
  expect(screen.getByRole('button', { name: 'Approvati 1' })).toBeTruthy();
  await user.click(press('Rifiuta', next));
  expect(await screen.findByText('Nessun commento da moderare')).toBeTruthy();
  expect(onWaiting).toHaveBeenLastCalledWith(0);
  expect(document.activeElement?.contains(screen.getByText('Nessun commento da moderare'))).toBe(true);
});

test('what was refused stays where it was', async () => {
  answerCalls(page(comment(1, 'Ada')), refusal(404, 'Commento non trovato'));
  const { user } = openDialog(<CommentsTab onWaiting={() => {}} />);
  await user.click(press('Approva', await item('Ada')));
  expect(await screen.findByText('Ada')).toBeTruthy();
});

test('a list that does not come can be tried again', async () => {
  answerCalls(null, page(comment(1, 'Ada')));
  const { user } = openDialog(<CommentsTab onWaiting={() => {}} />);
  expect(await screen.findByText('Errore nel caricamento dei commenti')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await item('Ada')).toBeTruthy();
});
