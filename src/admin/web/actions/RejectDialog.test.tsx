import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDialog } from '../../../../test/open-dialog.ts';
import { RejectDialog } from './RejectDialog.tsx';
import * as messages from '../../messages/admin.ts';

const [photos, address] = messages.rejectionReasonPresets;

function open(subject: { nome: string } | { count: number } = { nome: 'Podere Le Querce' }) {
  const [onClose, onReject] = [vi.fn(), vi.fn()];
  const { user } = openDialog(<RejectDialog subject={subject} onClose={onClose} onReject={onReject} />);
  return { user, onClose, onReject, reason: screen.getByLabelText<HTMLTextAreaElement>('Motivo') };
}
const press = (name: string) => screen.getByRole('button', { name });

test('shows the number of strutture to be rejected', () => {
  open({ count: 12 });
  expect(screen.getByText(/^Vuoi rifiutare 12 strutture\?/)).toBeTruthy();
});

test('adds and removes preset reasons, which stay editable', async () => {
  const { user, onReject, reason } = open();
  await user.click(press(photos.nome));
  await user.click(press(address.nome));
  expect(reason.value).toBe(`${photos.motivo}\n${address.motivo}`);
  expect(press(photos.nome).getAttribute('aria-pressed')).toBe('true');
  await user.click(press(photos.nome));
  await user.type(reason, ' Grazie!');
  await user.click(press('Conferma'));
  expect(onReject).toHaveBeenCalledExactlyOnceWith(`${address.motivo} Grazie!`);
});

test('rejects a reason of more than 1,000 characters without truncating it', async () => {
  const { user, onReject, reason } = open();
  await user.click(reason);
  await user.paste('a'.repeat(1001));
  expect(screen.getByText('1.001 di 1.000 caratteri')).toBeTruthy();
  await user.click(press('Conferma'));
  expect(onReject).not.toHaveBeenCalled();
  expect(screen.getByText(messages.rejectionReasonTooLong)).toBeTruthy();
});

test('requests confirmation on Esc only if a reason was typed', async () => {
  const { user, onClose, reason } = open();
  await user.type(reason, 'Foto');
  await user.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', { description: messages.reasonDiscardedWarning });
  expect(question).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.clear(reason);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
