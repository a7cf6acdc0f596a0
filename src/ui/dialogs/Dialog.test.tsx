import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { announce } from '../toasts/announce.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { LiveRegions } from '../toasts/LiveRegions.tsx';

function openDialog(onClose = () => {}) {
  return render(
    <>
      <LiveRegions />
      <Dialog open onClose={onClose} title="Chiedi informazioni">
        <p>Telefono ed e-mail</p>
      </Dialog>
    </>,
  );
}

test('a dialog is named by its title, which has the focus', () => {
  openDialog();
  expect(screen.getByRole('dialog', { name: 'Chiedi informazioni' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chiedi informazioni' }));
});

test('the close button, the browser (Esc, back gesture) and a click beside it close a dialog; a click inside does not', () => {
  const onClose = vi.fn<() => void>();
  openDialog(onClose);
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByText('Telefono ed e-mail'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  fireEvent.click(dialog);
  (dialog as HTMLDialogElement).close();
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('Esc closes a dialog at once: a press that opens it again before the browser tells of it is not lost', () => {
  function Reopened() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Apri
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Chiedi informazioni">
          <p>Telefono ed e-mail</p>
        </Dialog>
      </>
    );
  }
  render(<Reopened />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // As browsers do it: `cancel`, then closed, and a frame later `close`.
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.removeAttribute('open');
  fireEvent.click(screen.getByText('Apri'));
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

test('a `close` event that comes when the dialog is open again does not close it', () => {
  const onClose = vi.fn<() => void>();
  openDialog(onClose);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that is left has the focus when what opened another one in it waits', () => {
  const dialogs = (isWaiting: boolean, isAsking: boolean) => (
    <>
      <Dialog open onClose={() => {}} title="Conferma Azione">
        <button type="button" disabled={isWaiting}>
          Conferma
        </button>
      </Dialog>
      {isAsking && (
        <Dialog open onClose={() => {}} title="Sicurezza">
          <p />
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(dialogs(false, false));
  screen.getByRole('button', { name: 'Conferma' }).focus();
  rerender(dialogs(false, true));
  rerender(dialogs(true, true));
  rerender(dialogs(true, false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Conferma Azione' }));
});

test('a sentence is announced in the open dialog, else in the page', async () => {
  const { rerender } = openDialog();
  const region = (parent: ParentNode | null) => parent?.querySelector('[data-live="polite"]')?.textContent;
  announce('Date cancellate.');
  await waitFor(() => expect(region(screen.getByRole('dialog'))).toBe('Date cancellate.'));
  rerender(<LiveRegions />);
  announce('Toscana — Ospitalia');
  await waitFor(() => expect(region(document)).toBe('Toscana — Ospitalia'));
});

test('a dialog that may not close yet stays open, whichever way it is asked', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} canClose={() => false} title="Inserisci la tua Struttura">
      <p>Il modulo</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
  fireEvent.click(dialog);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

const nothing = () => {};
const closed = (
  <Dialog open={false} onClose={nothing} title="Chiuso">
    niente
  </Dialog>
);
const page = (
  <main>
    <LiveRegions />
  </main>
);
const dialog = (open: boolean, child: ReactNode = 'niente') => (
  <Dialog open={open} onClose={nothing} title="Camera">
    {child}
  </Dialog>
);
const question = (open: boolean) => (
  <ConfirmDialog {...{ open }} onCancel={nothing} onConfirm={nothing}>
    Chiudi?
  </ConfirmDialog>
);
const regionIn = (selector: string) => document.querySelector(`${selector} > [data-live="polite"]`)?.textContent;

test.each([
  ['in the page, when a closed dialog stands before its regions', [closed, page], 'main', 'dialog'],
  ['in the open dialog, when a closed one is inside', [dialog(true, closed)], 'dialog[open]', 'dialog dialog'],
])('a sentence is announced %s', async (_, drawn, where, notIn) => {
  render(createElement(Fragment, null, ...drawn));
  announce('Foto caricata.');
  await waitFor(() => expect(regionIn(where)).toBe('Foto caricata.'));
  expect(regionIn(notIn)).toBe('');
});

test('a sentence is announced in a question that stands before the dialog that it is about', async () => {
  const pair = (isAsking: boolean) => createElement(Fragment, null, question(isAsking), dialog(true));
  render(pair(false)).rerender(pair(true));
  announce('Camera non salvata.');
  await waitFor(() => expect(regionIn('dialog[role=alertdialog]')).toBe('Camera non salvata.'));
  expect(regionIn('dialog:not([role])')).toBe('');
});

test('a sentence that is announced while its dialog closes is heard in the page', async () => {
  const whole = (open: boolean) => createElement(Fragment, null, dialog(open), page);
  const { rerender } = render(whole(true));
  announce('Camera aggiunta.');
  rerender(whole(false));
  await waitFor(() => expect(regionIn('main')).toBe('Camera aggiunta.'));
  expect(regionIn('dialog')).toBe('');
});
