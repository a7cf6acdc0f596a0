import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

async function openQuestion(onConfirm: () => Promise<string | null>) {
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    const confirm = async () => {
      const failure = await onConfirm();
      if (failure === null) close();
      return failure;
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Elimina
        </button>
        <ConfirmDialog open={open} onCancel={close} onConfirm={confirm} isDanger>
          <p>Vuoi eliminare Podere Le Querce?</p>
        </ConfirmDialog>
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Elimina');
  return { user, press };
}

test('ConfirmDialog is an alert dialog with title and description, and focuses Annulla first', async () => {
  await openQuestion(async () => null);
  const dialog = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Vuoi eliminare Podere Le Querce?');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }));
});

test.each([
  ['Annulla', () => fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))],
  ['Esc', () => expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })).toBe(false)],
])('%s closes the dialog without confirming and leaves the next Esc to the browser', async (_, leave) => {
  const onConfirm = vi.fn(async () => null);
  await openQuestion(onConfirm);
  leave();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

test('an open confirmation ignores a late `close` event', async () => {
  await openQuestion(async () => null);
  fireEvent(screen.getByRole('alertdialog'), new Event('close'));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('ConfirmDialog runs the action once despite a double click, and stays open until the action finishes', async () => {
  const work = Promise.withResolvers<null>();
  const onConfirm = vi.fn(() => work.promise);
  const { user, press } = await openQuestion(onConfirm);
  await user.dblClick(screen.getByRole('button', { name: 'Conferma' }));
  await press('Annulla');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  work.resolve(null);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('ConfirmDialog shows a failure and stays open, and no longer shows the failure once reopened', async () => {
  const { press } = await openQuestion(async () => 'Struttura non trovata.');
  await press('Conferma');
  expect(screen.getByRole('alertdialog').textContent).toContain('Struttura non trovata.');
  await press('Annulla');
  await press('Elimina');
  expect(screen.getByRole('alertdialog').textContent).not.toContain('Struttura non trovata.');
});
