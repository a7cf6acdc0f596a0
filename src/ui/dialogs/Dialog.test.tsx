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

test('Dialog is labelled by its title, which has the initial focus', () => {
  openDialog();
  expect(screen.getByRole('dialog', { name: 'Chiedi informazioni' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chiedi informazioni' }));
});

test('Dialog calls onClose on the close button, a backdrop click and a native close, but not on a click inside', () => {
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

test('Dialog closes synchronously on Esc, so that a click before the `close` event can reopen it', () => {
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
  // Simulates a browser, which fires `cancel`, closes the dialog, and fires `close` a frame later.
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.removeAttribute('open');
  fireEvent.click(screen.getByText('Apri'));
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

test('an open dialog ignores a late `close` event', () => {
  const onClose = vi.fn<() => void>();
  openDialog(onClose);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

test('closing a dialog moves the focus to the remaining dialog if the opener is disabled', () => {
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

test('announcements are made in the open dialog, or in the page if no dialog is open', async () => {
  const { rerender } = openDialog();
  const region = (parent: ParentNode | null) => parent?.querySelector('[data-live="polite"]')?.textContent;
  announce('Date cancellate.');
  await waitFor(() => expect(region(screen.getByRole('dialog'))).toBe('Date cancellate.'));
  rerender(<LiveRegions />);
  announce('Toscana — Ospitalia');
  await waitFor(() => expect(region(document)).toBe('Toscana — Ospitalia'));
});

test('Dialog ignores the close button, backdrop clicks and Esc while canClose returns false', () => {
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
  ['in the page if a closed dialog precedes the live regions of the page', [closed, page], 'main', 'dialog'],
  ['in the open dialog if it contains a closed dialog', [dialog(true, closed)], 'dialog[open]', 'dialog dialog'],
])('announcements are made %s', async (_, drawn, where, notIn) => {
  render(createElement(Fragment, null, ...drawn));
  announce('Foto caricata.');
  await waitFor(() => expect(regionIn(where)).toBe('Foto caricata.'));
  expect(regionIn(notIn)).toBe('');
});

test('announcements are made in an open confirmation even if a dialog is rendered after it', async () => {
  const pair = (isAsking: boolean) => createElement(Fragment, null, question(isAsking), dialog(true));
  render(pair(false)).rerender(pair(true));
  announce('Camera non salvata.');
  await waitFor(() => expect(regionIn('dialog[role=alertdialog]')).toBe('Camera non salvata.'));
  expect(regionIn('dialog:not([role])')).toBe('');
});

test('an announcement is made in the page if the dialog closes immediately after the announcement is requested', async () => {
  const whole = (open: boolean) => createElement(Fragment, null, dialog(open), page);
  const { rerender } = render(whole(true));
  announce('Camera aggiunta.');
  rerender(whole(false));
  await waitFor(() => expect(regionIn('main')).toBe('Camera aggiunta.'));
  expect(regionIn('dialog')).toBe('');
});
