import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announce } from './announce.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { LiveRegions } from './LiveRegions.tsx';

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

test('it is named by its title, which has the focus', () => {
  openDialog();
  expect(screen.getByRole('dialog', { name: 'Chiedi informazioni' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chiedi informazioni' }));
});

test('the close button, the browser (Esc, back gesture) and a click beside it close it; a click inside does not', () => {
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

test('a closing that the browser tells of when it is open again does not close it', () => {
  const onClose = vi.fn<() => void>();
  openDialog(onClose);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

test('a sentence is said inside the open dialog, else in the page', async () => {
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

const closed = (
  <Dialog open={false} onClose={() => {}} title="Chiuso">
    niente
  </Dialog>
);
const regionIn = (selector: string) => document.querySelector(`${selector} > [data-live="polite"]`)?.textContent;

test('a closed dialog before the page’s own regions is not where it is said', async () => {
  render(
    <>
      {closed}
      <main>
        <LiveRegions />
      </main>
    </>,
  );
  announce('Bozza ripresa.');
  await waitFor(() => expect(regionIn('main')).toBe('Bozza ripresa.'));
  expect(regionIn('dialog')).toBe('');
});

test('of an open dialog with a closed one inside, it is said in the open one', async () => {
  render(
    <Dialog open onClose={() => {}} title="Aperto">
      {closed}
    </Dialog>,
  );
  announce('Foto caricata.');
  await waitFor(() => expect(regionIn('dialog[open]')).toBe('Foto caricata.'));
  expect(regionIn('dialog dialog')).toBe('');
});

test('of a question that stands before the dialog that it is about, it is said in the question', async () => {
  const nothing = () => {};
  const pair = (isAsking: boolean) => (
    <>
      <ConfirmDialog open={isAsking} onCancel={nothing} onConfirm={nothing}>
        Chiudi?
      </ConfirmDialog>
      <Dialog open onClose={nothing} title="Camera">
        niente
      </Dialog>
    </>
  );
  render(pair(false)).rerender(pair(true));
  announce('Camera non salvata.');
  await waitFor(() => expect(regionIn('dialog[role=alertdialog]')).toBe('Camera non salvata.'));
  expect(regionIn('dialog:not([role])')).toBe('');
});

test('what is said while its dialog closes is said where it is heard: in the page', async () => {
  const page = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="Camera">
        niente
      </Dialog>
      <main>
        <LiveRegions />
      </main>
    </>
  );
  const { rerender } = render(page(true));
  announce('Camera aggiunta.');
  rerender(page(false));
  await waitFor(() => expect(regionIn('main')).toBe('Camera aggiunta.'));
  expect(regionIn('dialog')).toBe('');
});
