import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, listedIds, type OpenedPanel, openPanel, row, three, waiting } from '../../../../test/open-panel.ts';

const toolbar = () => within(screen.getByRole('group', { name: 'Azioni sulle selezionate' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Approva le selezionate' }));
const CONFLICT = { status: 409, body: { detail: 'CIN già in uso.' } };

async function selectThree(): Promise<OpenedPanel> {
  const opened = openPanel({ strutture: [...three(), waiting(4)] });
  await row('Casa 1');
  for (const id of [1, 2, 3]) await opened.user.click(screen.getByRole('checkbox', { name: `Seleziona Casa ${id}` }));
  return opened;
}

async function approveAll({ user }: OpenedPanel): Promise<void> {
  await user.click(toolbar().getByRole('button', { name: 'Approva' }));
  await click(user, 'Conferma');
}

async function holdSecond() {
  const opened = await selectThree();
  const answer = opened.server.hold('/2/approve');
  await approveAll(opened);
  await screen.findByText('Approvazione: 1 di 3');
  return { ...opened, answer: () => answer({ status: 200, body: { success: true } }) };
}

test('replaces the header with a toolbar while strutture are selected', async () => {
  const { user } = await selectThree();
  expect(toolbar().getByText('3 selezionate')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutte quelle in elenco' }));
  expect(toolbar().getByText('4 selezionate')).toBeTruthy();
  await user.click(toolbar().getByRole('button', { name: 'Annulla la selezione' }));
  expect(screen.queryByRole('group', { name: 'Azioni sulle selezionate' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa 1'));
});

test('sends a pending single decision before a bulk decision', async () => {
  const opened = openPanel({ strutture: three() });
  await row('Casa 1');
  await click(opened.user, 'Approva');
  await click(opened.user, 'Conferma');
  await opened.user.click(screen.getByRole('checkbox', { name: 'Seleziona Casa 3' }));
  await approveAll(opened);
  await waitFor(() => expect(opened.server.decisions).toEqual(['approve 1', 'approve 3']));
});

test('a bulk decision lists failures with their reasons, and the user can leave the page afterwards', async () => {
  const opened = await selectThree();
  opened.server.answer('/2/approve', CONFLICT);
  await approveAll(opened);
  const { findByText, getByText, getByRole, getAllByRole } = await dialog();
  expect(await findByText('1 non è riuscita')).toBeTruthy();
  expect(getByText('Approvate 2 strutture', { selector: '.note' })).toBeTruthy();
  expect(getByRole('listitem').textContent).toBe('Casa 2CIN già in uso.');
  await opened.user.click(getAllByRole('button', { name: 'Chiudi' })[1]!);
  expect(listedIds()).toEqual(['2', '4']);
  await opened.user.click(screen.getByRole('link', { name: /Ospitalia/ }));
  expect(await screen.findByText('Home')).toBeTruthy();
});

test('a bulk decision can be stopped between two strutture', async () => {
  const { user, server, answer } = await holdSecond();
  await click(user, 'Interrompi');
  answer();
  expect(await screen.findByText('Hai fermato tutto prima dell’ultima.')).toBeTruthy();
  expect(server.decisions).toEqual(['approve 1', 'approve 2']);
});

test('a bulk decision stops and reports how many strutture were decided if the session expires', async () => {
  const opened = await selectThree();
  opened.server.answer('/2/approve', { status: 401, body: {} });
  await approveAll(opened);
  expect(await screen.findByText(/ne abbiamo decise 1 di 3/)).toBeTruthy();
  expect(opened.server.decisions).toEqual(['approve 1', 'approve 2']);
  await click(opened.user, 'Vai al login');
  expect(opened.onSignedOut).toHaveBeenCalled();
});

test('a bulk decision reports no success if all decisions failed', async () => {
  const opened = await selectThree();
  for (const id of [1, 2, 3]) opened.server.answer(`/${id}/approve`, CONFLICT);
  await approveAll(opened);
  const { findByText } = await dialog();
  expect(await findByText('3 non sono riuscite', { selector: 'h3' })).toBeTruthy();
  expect(screen.queryByText(/Approvate 0/)).toBeNull();
});

test('a bulk decision requires confirmation before the user leaves the page, and then stops after the current decision', async () => {
  const { user, server, answer } = await holdSecond();
  await user.click(screen.getByRole('link', { name: /Ospitalia/ }));
  expect(within(await screen.findByRole('alertdialog')).getByText(/^Ci fermiamo/)).toBeTruthy();
  await click(user, 'Conferma');
  expect(await screen.findByText('Home')).toBeTruthy();
  await act(async () => answer());
  expect(server.decisions).toEqual(['approve 1', 'approve 2']);
});
