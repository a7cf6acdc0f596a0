import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { openDialog } from '../../../../../test/open-dialog.ts';
import type { AdminPostRow } from '../../../admin-contract.ts';
import { PostQuestion } from './PostQuestion.tsx';

afterEach(() => vi.unstubAllGlobals());

const POST = { id: 7, titolo: 'Tre borghi' } as AdminPostRow;
const subscribers = (confermato: number) => ({
  status: 200,
  body: { success: true, data: [], total: confermato, counts: { confermato, in_attesa: 3 } },
});
const SENT = { status: 200, body: { success: true, message: 'L’articolo è in viaggio.' } };

function openQuestion() {
  const [onClose, onDone, onStale] = [vi.fn(), vi.fn(), vi.fn()];
  function OpenQuestion() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      setOpen(false);
      onClose();
    };
    return isOpen && <PostQuestion what="send" post={POST} onClose={close} onDone={onDone} onStale={onStale} />;
  }
  return { onClose, onDone, onStale, ...openDialog(<OpenQuestion />) };
}

test('sends an article only once on a double click, after showing the number of confirmed subscribers', async () => {
  const sent = answerCalls(subscribers(12_000), SENT);
  const { user, onClose, onDone } = openQuestion();
  expect(
    await screen.findByText('Vuoi mandare «Tre borghi» a 12.000 iscritti? Si può fare una volta sola.'),
  ).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Manda' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent.slice(1)).toEqual([{ method: 'POST', path: '/api/admin/blog/posts/7/newsletter', body: {} }]);
});

test('does not offer to send the article if the subscribers cannot be counted', async () => {
  answerCalls(null);
  openQuestion();
  expect(await screen.findByText('Non riusciamo a contare gli iscritti. Chiudi e riprova.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Manda' })).toBeNull();
});

test('keeps the dialog open and shows the message if the portal rejects the request', async () => {
  answerCalls(subscribers(1), refusal(409, 'L’articolo è già stato mandato.'));
  const { user, onClose } = openQuestion();
  await user.click(await screen.findByRole('button', { name: 'Manda' }));
  expect(await screen.findByText('L’articolo è già stato mandato.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('reloads the list if the article has already been sent', async () => {
  answerCalls(subscribers(2), { status: 409, body: { detail: 'L’articolo è già stato mandato.' } });
  const { user, onDone, onStale } = openQuestion();
  await user.click(await screen.findByRole('button', { name: 'Manda' }));
  await waitFor(() => expect(onStale).toHaveBeenCalledOnce());
  expect(screen.getByText('L’articolo è già stato mandato.')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});
