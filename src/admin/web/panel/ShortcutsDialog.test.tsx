import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announced } from '../../../../test/announced.ts';
import { click, heading, openPanel, row, three } from '../../../../test/open-panel.ts';

const isChosen = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleziona ${name}` }).checked;

async function openAtQueue() {
  const opened = openPanel({ strutture: three() });
  await opened.user.click(await row('Casa 1'));
  return opened;
}

test('does not load a struttura that two quick J presses skip', async () => {
  const { server, user } = await openAtQueue();
  await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith('/1'))).toBe(true));
  await user.keyboard('jj');
  await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith('/3'))).toBe(true));
  expect(server.calls.some(({ path }) => path.endsWith('/2'))).toBe(false);
});

test('X selects a struttura, Shift+X selects a range, and the number of selected strutture is announced', async () => {
  const { user } = await openAtQueue();
  await user.keyboard('x');
  expect(isChosen('Casa 1')).toBe(true);
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect([isChosen('Casa 2'), isChosen('Casa 3')]).toEqual([true, true]);
  await waitFor(() => expect(announced()).toBe('3 selezionate'));
  expect(screen.getByText('3 selezionate')).toBeTruthy();
});

test('letter keys trigger no shortcuts in the search box or in dialogs', async () => {
  const { user } = await openAtQueue();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.keyboard('a');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(await row('Casa 1'));
  await user.keyboard('r');
  await user.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'x j');
  expect(isChosen('Casa 1')).toBe(false);
});

test('shortcuts have no effect outside the queue and the sheet', async () => {
  openPanel({ strutture: three() });
  await heading('Casa 1');
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'In Attesa' }), { key: 'a' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('disabled letter shortcuts have no effect, even after the page is reloaded', async () => {
  const { user, page } = await openAtQueue();
  expect(screen.getByRole('button', { name: 'Approva' }).getAttribute('aria-keyshortcuts')).toBe('A');
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: 'Scorciatoie con una lettera' }));
  page.unmount();
  const again = await openAtQueue();
  expect(screen.getByRole('button', { name: 'Approva' }).getAttribute('aria-keyshortcuts')).toBeNull();
  await again.user.keyboard('a');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await again.user.keyboard('{ArrowDown}');
  expect(await heading('Casa 2')).toBeTruthy();
  await click(again.user, 'Approva');
  await click(again.user, 'Conferma');
  const undo = await screen.findByRole('button', { name: 'Annulla' });
  expect(undo.textContent).toBe('Annulla');
  expect(undo.getAttribute('aria-keyshortcuts')).toBeNull();
});
