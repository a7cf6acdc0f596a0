import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { lazyDialog } from './lazy-dialog.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

type LetterProps = { isOpen: boolean; onClose: () => void };

function Letter({ isOpen, onClose }: LetterProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title="Lettera">
      Ciao
    </Dialog>
  );
}

function showPage() {
  const loads: PromiseWithResolvers<ComponentType<LetterProps>>[] = [];
  const LazyLetter = lazyDialog(() => {
    loads.push(Promise.withResolvers());
    return loads.at(-1)!.promise;
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Scrivi
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Lascia
        </button>
        <LazyLetter isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { prepare: LazyLetter.prepare, press, loads };
}

test('LazyDialog opens without a second click if its file loads after the click', async () => {
  const { press, loads } = showPage();
  await press('Scrivi');
  expect(screen.queryByRole('dialog')).toBeNull();
  loads[0]?.resolve(Letter);
  expect(await screen.findByRole('dialog', { name: 'Lettera' })).toBeDefined();
});

test('LazyDialog opens immediately if it was prepared', async () => {
  const { prepare, press, loads } = showPage();
  const prepared = prepare();
  loads[0]?.resolve(Letter);
  await prepared;
  await press('Scrivi');
  expect(screen.getByRole('dialog', { name: 'Lettera' })).toBeDefined();
  expect(loads).toHaveLength(1);
});

test('LazyDialog is mounted closed once it is prepared', async () => {
  const { prepare, loads } = showPage();
  const prepared = prepare();
  await act(async () => {
    loads[0]?.resolve(Letter);
    await prepared;
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Ciao');
});

test('LazyDialog stays closed if it was closed before its file loaded', async () => {
  const { press, loads } = showPage();
  await press('Scrivi');
  await press('Lascia');
  await act(async () => loads[0]?.resolve(Letter));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LazyDialog shows an error if its file cannot be loaded, and retries on the next click', async () => {
  const { prepare, press, loads } = showPage();
  const prepared = prepare();
  loads[0]?.reject(new TypeError('Failed to fetch dynamically imported module'));
  await prepared;
  await press('Scrivi');
  loads[1]?.reject(new TypeError('Failed to fetch dynamically imported module'));
  await screen.findByRole('alertdialog', { name: kernelMessages.dialogNotLoaded });
  await press('Chiudi');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Scrivi');
  loads[2]?.resolve(Letter);
  expect(await screen.findByRole('dialog', { name: 'Lettera' })).toBeDefined();
});
