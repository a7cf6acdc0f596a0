import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function ask(onConfirm: () => Promise<string | null>) {
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
  return userEvent.setup();
}

test('it is an alert dialog with its title and its sentence, and Annulla has the first focus', async () => {
  const user = ask(async () => null);
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Vuoi eliminare Podere Le Querce?');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }));
});

test('Annulla closes it and nothing is done', async () => {
  const onConfirm = vi.fn(async () => null);
  const user = ask(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Esc closes it, and the browser closes nothing else', async () => {
  const onConfirm = vi.fn(async () => null);
  const user = ask(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Annulla' }), { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

test('a closing that the browser tells of when it is asked again does not take the question away', async () => {
  const user = ask(async () => null);
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  fireEvent(screen.getByRole('alertdialog'), new Event('close'));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('Conferma does it once, however often it is pressed, and closes', async () => {
  const work = Promise.withResolvers<null>();
  const onConfirm = vi.fn(() => work.promise);
  const user = ask(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  await user.dblClick(screen.getByRole('button', { name: 'Conferma' }));
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  work.resolve(null);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a failure is said inside the dialog, which stays; the next opening begins afresh', async () => {
  const user = ask(async () => 'Struttura non trovata.');
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('Struttura non trovata.');
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await user.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(screen.getByRole('alertdialog').textContent).not.toContain('Struttura non trovata.');
});
