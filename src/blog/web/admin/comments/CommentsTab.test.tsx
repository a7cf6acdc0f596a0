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

test('sends a decision, updates the counts and moves the focus to the next comment, or to the empty state after the last one', async () => {
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

test('keeps the comment in the list if the server rejects the decision', async () => {
  answerCalls(page(comment(1, 'Ada')), refusal(404, 'Commento non trovato'));
  const { user } = openDialog(<CommentsTab onWaiting={() => {}} />);
  await user.click(press('Approva', await item('Ada')));
  expect(await screen.findByText('Ada')).toBeTruthy();
});

test('offers a retry if the comments cannot be loaded', async () => {
  answerCalls(null, page(comment(1, 'Ada')));
  const { user } = openDialog(<CommentsTab onWaiting={() => {}} />);
  expect(await screen.findByText('Errore nel caricamento dei commenti')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await item('Ada')).toBeTruthy();
});

test('loads the next comments after a decision has emptied the page', async () => {
  const total = 51;
  const first = { ...page(comment(1, 'Ada')), body: { ...page(comment(1, 'Ada')).body, total } };
  const sent = answerCalls(first, DONE, page(comment(2, 'Bruno')));
  const { user } = openDialog(<CommentsTab onWaiting={() => {}} />);
  await user.click(press('Approva', await item('Ada')));
  expect(await item('Bruno')).toBeTruthy();
  expect(screen.queryByText('Nessun commento da moderare')).toBeNull();
  expect(sent[2]?.path).toMatch(/page=1$/);
});

test('derives the next page from the number of comments shown, because decided comments leave the list', async () => {
  const many = Array.from({ length: 50 }, (_, at) => comment(at + 1, `Ada ${at}`));
  const sent = answerCalls({ ...page(...many), body: { ...page(...many).body, total: 60 } }, DONE, page());
  const { user } = openDialog(<CommentsTab onWaiting={() => {}} />);
  await user.click(press('Approva', await item('Ada 0')));
  await waitFor(() => expect(screen.queryByText('Ada 0')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Mostra altri commenti' }));
  expect(sent[2]?.path).toMatch(/page=1$/);
});
