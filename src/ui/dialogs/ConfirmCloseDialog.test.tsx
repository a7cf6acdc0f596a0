import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmCloseDialog } from './ConfirmCloseDialog.tsx';
import { CloseButton } from './CloseButton.tsx';

const QUESTION = 'Quello che hai scritto va perso.';

function openIt({ question, isBusy = false }: { question: string | null; isBusy?: boolean }) {
  const onClose = vi.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    const footer = <CloseButton>Lascia</CloseButton>;
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Apri
        </button>
        {open && (
          <ConfirmCloseDialog open onClose={close} title="Contatti" {...{ question, isBusy, footer }}>
            <input aria-label="Telefono" />
          </ConfirmCloseDialog>
        )}
      </>
    );
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Apri' }).focus();
  fireEvent.click(document.activeElement ?? document.body);
  return { user: userEvent.setup(), onClose };
}

const WAYS: [string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>][] = [
  ['Esc', (user) => user.keyboard('{Escape}')],
  ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Chiudi' }))],
  ['a button inside the dialog', (user) => user.click(screen.getByRole('button', { name: 'Lascia' }))],
];

test.each(WAYS)('%s closes the dialog and restores the focus if there are no unsaved changes', async (_, close) => {
  const { user, onClose } = openIt({ question: null });
  await close(user);
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apri' }));
});

test.each(WAYS)('%s requests confirmation if there are unsaved changes', async (_, close) => {
  const { user, onClose } = openIt({ question: QUESTION });
  await close(user);
  expect(screen.getByRole('alertdialog').textContent).toContain(QUESTION);
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onClose).not.toHaveBeenCalled();
  await close(user);
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(WAYS)('%s does not close a busy dialog', async (_, close) => {
  const { user, onClose } = openIt({ question: QUESTION, isBusy: true });
  await close(user);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('ConfirmCloseDialog reopens with the question if the browser closes the dialog without a `cancel` event, as on a second back gesture', () => {
  const { onClose } = openIt({ question: QUESTION });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Contatti' });
  act(() => dialog.close());
  expect(dialog.open).toBe(true);
  expect(screen.getByRole('alertdialog').textContent).toContain(QUESTION);
  expect(onClose).not.toHaveBeenCalled();
});
